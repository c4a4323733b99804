import { type ReactNode, use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import type { Programme, ProgrammeLevel } from '#lib/site/site-content/programmes.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { DualDate } from '../text/dual-date.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import ui from '../ui/ui.module.css';
import { Duration, Rupees } from './figures.tsx';
import styles from './programme-table.module.css';

interface ProgrammeTableProps {
  level: ProgrammeLevel;
  /** The closing dates of open admissions by the ids of programmes. */
  open: Readonly<Record<string, AdDate>>;
}

/** The programmes of a level by faculty, in the order of the first programme of each. */
const byFaculty = ({ programmes }: ProgrammeLevel): [Programme, ...Programme[]][] =>
  [...Map.groupBy(programmes, ({ faculty }) => faculty).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others]] : [],
  );

/** A cell, which is empty where the campus has given no value; on a phone it has its label. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return <td data-label={label}>{children}</td>;
}

/** The programmes of one level by faculty: name, duration, seats, fee of the first year, and until when admission is open. */
export function ProgrammeTable({ level, open }: ProgrammeTableProps) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  const hasFees = level.programmes.some(({ fee }) => fee.firstYear !== null);
  const columns = [study.duration, study.seats, study.firstYearFee, study.openUntil];
  return (
    <Section id={level.id} heading={level.heading[locale]}>
      <table aria-labelledby={level.id} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={ui.visuallyHidden}>{study.programme}</span>
            </th>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {byFaculty(level).map((programmes) => (
          <tbody key={programmes[0].faculty}>
            {programmes[0].facultyName && (
              <tr className={styles.faculty}>
                <LinkedSiteText as={FacultyHeading} text={programmes[0].facultyName} />
              </tr>
            )}
            {programmes.map((programme) => (
              <tr key={programme.id}>
                <th scope="row">
                  <PageLink path={programmePath(programme.id)}>
                    <LinkedSiteText text={programme.name} />
                  </PageLink>
                </th>
                <Cell label={study.duration}>
                  <Duration programme={programme} />
                </Cell>
                <Cell label={study.seats}>{programme.seats !== null && formatNumber(programme.seats, locale)}</Cell>
                <Cell label={study.firstYearFee}>
                  {programme.fee.firstYear !== null ? (
                    <Rupees amount={programme.fee.firstYear} />
                  ) : (
                    hasFees && <PageLink path="/contact">{study.feeOnRequest}</PageLink>
                  )}
                </Cell>
                <Cell label={study.openUntil}>
                  <DualDate date={open[programme.id] ?? null} />
                </Cell>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

function FacultyHeading({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <th scope="rowgroup" colSpan={5} lang={lang}>
      {children}
    </th>
  );
}
