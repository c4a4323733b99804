import { use } from 'react';
import type { ProgrammeLevel } from '#content/pages/programs.ts';
import { faculties, type Programme } from '#content/programmes/programme.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { programmePath } from '#lib/routes/paths.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import ui from '../ui/ui.module.css';
import { Duration } from './figures.tsx';
import styles from './programme-table.module.css';

interface ProgrammeTableProps {
  level: ProgrammeLevel;
}

type Faculty = Programme['faculty'];

/** The faculties of a level in the order of their first programme. */
const facultiesOf = ({ programmes }: ProgrammeLevel): Faculty[] => [
  ...new Set(programmes.map(({ faculty }) => faculty)),
];

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
                  <tr key={programme.id}>
                    <th scope="row">
                      <PageLink path={programmePath(programme.id)}>{programme.name[locale]}</PageLink>
                    </th>
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
