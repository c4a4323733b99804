import type { Messages } from '@/content/messages';
import { faculties, type Programme, type ProgrammeLevel } from '@/content/pages/programs';
import { fillIn } from '@/lib/fill-in';
import type { Locale } from '@/lib/locale';
import styles from '../pages/data-table.module.css';
import { Section } from '../ui/section';

interface ProgrammeTableProps {
  level: ProgrammeLevel;
  locale: Locale;
  messages: Messages;
}

function durationOf({ years, semesters }: Programme, { study }: Messages, locale: Locale): string {
  const duration = fillIn(years === 1 ? study.year : study.years, { years }, locale);
  return semesters === null ? duration : fillIn(study.semesters, { duration, semesters }, locale);
}

/** The programmes of one level, a table for each faculty: name and duration. */
export function ProgrammeTable({ level, locale, messages }: ProgrammeTableProps) {
  const { study } = messages;
  const groups = [...Map.groupBy(level.programmes, ({ faculty }) => faculty)];
  return (
    <Section id={level.id} heading={level.heading[locale]} locale={locale}>
      {groups.map(([faculty, programmes]) => (
        <table key={faculty} className={`${styles.table} ${styles.group}`}>
          <caption>{faculties[faculty][locale]}</caption>
          <thead>
            <tr>
              <th scope="col">{study.programme}</th>
              <th scope="col">{study.duration}</th>
            </tr>
          </thead>
          <tbody>
            {programmes.map((programme) => (
              <tr key={programme.name.en}>
                <th scope="row">{programme.name[locale]}</th>
                <td>{durationOf(programme, messages, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Section>
  );
}
