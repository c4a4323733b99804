import type { ReactNode } from 'react';
import type { Locale, Localized } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import type { Programme } from '#lib/site/site-content/programmes.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { LocalizedLink } from '../ui/localized-link.tsx';
import styles from './chosen-table.module.css';
import { yearsText } from './years.ts';

interface ChosenTableProps {
  programmes: readonly Programme[];
  locale: Locale;
}

/** Two or three programmes in columns, which fit on a phone; an unknown value is a link to the contact of the office. */
export function ChosenTable({ programmes, locale }: ChosenTableProps) {
  const { study, layout } = messagesIn(locale);
  const missing = (
    <LocalizedLink path="/contact" locale={locale} aria-label={layout.contactOffice}>
      {layout.contactOfficeShort}
    </LocalizedLink>
  );
  const text = (of: Localized) => <span lang={otherLanguageOf(of, locale) ?? undefined}>{plainWords(of[locale])}</span>;
  const rupees = (amount: number | null) =>
    amount === null ? missing : fillIn(study.rupees, { amount: formatNumber(amount, locale) }, locale);
  const rows: [label: string, cell: (programme: Programme) => ReactNode, isAmount?: true][] = [
    [study.faculty, ({ facultyName }) => facultyName && text(facultyName)],
    [study.duration, ({ years }) => yearsText(years, locale)],
    [study.shift, ({ shift }) => (shift ? study.shifts[shift] : missing)],
    [study.seats, ({ seats }) => (seats === null ? missing : formatNumber(seats, locale)), true],
    [study.firstYearFee, ({ fee }) => rupees(fee.firstYear), true],
    [study.wholeFee, ({ fee }) => rupees(fee.whole), true],
    [
      study.eligibilityShort,
      ({ eligibility }) =>
        eligibility.length === 0 ? missing : eligibility.map((each) => <p key={each.en}>{text(each)}</p>),
    ],
  ];
  return (
    <table className={styles.table}>
      <caption>{study.compare.chosen}</caption>
      <thead>
        <tr>
          <td />
          {programmes.map(({ id, name }) => (
            <th key={id} scope="col">
              <LocalizedLink path={programmePath(id)} locale={locale}>
                {text(name)}
              </LocalizedLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, cell, isAmount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {programmes.map((programme) => (
              <td key={programme.id} className={isAmount && styles.amount}>
                {cell(programme)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
