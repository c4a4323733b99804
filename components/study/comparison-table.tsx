import { Fragment, type ReactNode, use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import type { Programme, ProgrammeLevel } from '#lib/site/site-content/programmes.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { ContactOfficeShort } from '../contact/office-phone.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './comparison-table.module.css';
import { Duration, Rupees } from './figures.tsx';

function Amount({ amount }: { amount: number | null }) {
  return amount === null ? <ContactOfficeShort /> : <Rupees amount={amount} />;
}

function Conditions({ of: conditions }: { of: Programme['eligibility'] }) {
  if (conditions.length === 0) return <ContactOfficeShort />;
  return conditions.map((condition, index) => (
    <Fragment key={condition.en}>
      {index > 0 && '; '}
      <LinkedSiteText text={condition} />
    </Fragment>
  ));
}

interface ComparisonTableProps {
  level: ProgrammeLevel;
}

/** The programmes of a level side by side; on a phone each is a card with labelled lines. */
export function ComparisonTable({ level }: ComparisonTableProps) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  const missing = <ContactOfficeShort />;
  const columns: [label: string, cell: (programme: Programme) => ReactNode][] = [
    [study.duration, (programme) => <Duration programme={programme} />],
    [study.shift, ({ shift }) => (shift ? study.shifts[shift] : missing)],
    [study.seats, ({ seats }) => (seats === null ? missing : formatNumber(seats, locale))],
    [study.eligibilityShort, ({ eligibility }) => <Conditions of={eligibility} />],
    [study.firstYearFee, ({ fee }) => <Amount amount={fee.firstYear} />],
    [study.wholeFee, ({ fee }) => <Amount amount={fee.whole} />],
  ];
  return (
    <table className={`${styles.table} ${styles.programmes}`}>
      <caption>{level.heading[locale]}</caption>
      <thead>
        <tr>
          {[study.programme, ...columns.map(([label]) => label)].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {level.programmes.map((programme) => (
          <tr key={programme.id}>
            <th scope="row">
              <PageLink path={programmePath(programme.id)}>
                <LinkedSiteText text={programme.name} />
              </PageLink>
              {programme.facultyName && <LinkedSiteText as="small" text={programme.facultyName} />}
            </th>
            {columns.map(([label, cell]) => (
              <td key={label} data-label={label}>
                {cell(programme)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
