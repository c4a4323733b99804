import { type ReactNode, use } from 'react';
import type { ProgrammeLevel } from '#content/pages/programs.ts';
import { faculties, type Programme, shifts } from '#content/programmes/programme.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { formatNumber } from '#lib/i18n/digits.ts';
import { ContactOffice } from '../contact/office-phone.tsx';
import { Duration, Rupees } from './figures.tsx';
import styles from './programme-facts.module.css';

interface ProgrammeFactsProps {
  programme: Programme;
  level: ProgrammeLevel;
}

/** The key facts of a programme: level, faculty, duration, shift, seats, and the fee of the first year. */
export function ProgrammeFacts({ programme, level }: ProgrammeFactsProps) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  const { faculty, shift, seats, fee } = programme;
  const facts: [label: string, value: ReactNode][] = [
    [study.level, level.name[locale]],
    [study.faculty, faculties[faculty][locale]],
    [study.duration, <Duration key="duration" programme={programme} />],
    [study.shift, shift && shifts[shift][locale]],
    [study.seats, seats && formatNumber(seats, locale)],
    [study.firstYearFee, fee.firstYear && <Rupees key="fee" amount={fee.firstYear} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <ContactOffice />}</dd>
        </div>
      ))}
    </dl>
  );
}
