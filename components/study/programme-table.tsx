import { use } from 'react';
import { faculties, type Programme, type ProgrammeLevel } from '#content/pages/programs.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { Section } from '../ui/section.tsx';
import ui from '../ui/ui.module.css';
import styles from './programme-table.module.css';

interface ProgrammeTableProps {
  level: ProgrammeLevel;
}

type Faculty = Programme['faculty'];

/** The faculties of a level in the order in which they first come. */
const facultiesOf = ({ programmes }: ProgrammeLevel): Faculty[] => [
  ...new Set(programmes.map(({ faculty }) => faculty)),
];

interface DurationProps {
  programme: Programme;
}

function Duration({ programme: { years, semesters } }: DurationProps) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  return (
    <>
      {fillIn(years === 1 ? study.year : study.years, { years }, locale)}
      {semesters !== null && <small>{fillIn(study.semesters, { semesters }, locale)}</small>}
    </>
  );
}

/** The programmes of one level, a table for each faculty: name and duration. */
export function ProgrammeTable({ level }: ProgrammeTableProps) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  return (
    <Section id={level.id} heading={level.heading[locale]}>
      <div className={styles.faculties}>
        {facultiesOf(level).map((faculty) => (
          <table key={faculty} className={styles.table}>
            <caption>{faculties[faculty][locale]}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className={ui.visuallyHidden}>{study.programme}</span>
                </th>
                <th scope="col">
                  <span className={ui.visuallyHidden}>{study.duration}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {level.programmes
                .filter((programme) => programme.faculty === faculty)
                .map((programme) => (
                  <tr key={programme.name.en}>
                    <th scope="row">{programme.name[locale]}</th>
                    <td>
                      <Duration programme={programme} />
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </Section>
  );
}
