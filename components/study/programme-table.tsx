import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import type { Programme, ProgrammeLevel } from '#lib/site/site-content/programmes.ts';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import ui from '../ui/ui.module.css';
import { Duration } from './figures.tsx';
import styles from './programme-table.module.css';

interface ProgrammeTableProps {
  level: ProgrammeLevel;
}

/** The programmes of a level by faculty, in the order of the first programme of each. */
const byFaculty = ({ programmes }: ProgrammeLevel): [Programme, ...Programme[]][] =>
  [...Map.groupBy(programmes, ({ faculty }) => faculty).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others]] : [],
  );

/** The programmes of one level, a table for each faculty: name and duration. */
export function ProgrammeTable({ level }: ProgrammeTableProps) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  return (
    <Section id={level.id} heading={level.heading[locale]}>
      <div className={styles.faculties}>
        {byFaculty(level).map((programmes) => (
          <table key={programmes[0].faculty} className={styles.table}>
            {programmes[0].facultyName && <LinkedSiteText as="caption" text={programmes[0].facultyName} />}
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
              {programmes.map((programme) => (
                <tr key={programme.id}>
                  <th scope="row">
                    <PageLink path={programmePath(programme.id)}>
                      <LinkedSiteText text={programme.name} />
                    </PageLink>
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
