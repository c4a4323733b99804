import { type ReactNode, use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { ProgrammeEntry } from '#lib/site/site-content/programmes.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { ContactOfficeShort } from '../contact/office-phone.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { Duration, Rupees } from './figures.tsx';
import styles from './programme-facts.module.css';

/** The key facts of a programme: level, faculty, duration, shift, seats, and the fee of the first year. */
export function ProgrammeFacts({ programme, level }: Pick<ProgrammeEntry, 'programme' | 'level'>) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  const { facultyName, shift, seats, fee } = programme;
  const facts: [label: string, value: ReactNode][] = [
    [study.level, level.name[locale]],
    [study.faculty, facultyName && <LinkedSiteText key="faculty" text={facultyName} />],
    [study.duration, <Duration key="duration" programme={programme} />],
    [study.shift, shift && study.shifts[shift]],
    [study.seats, seats && formatNumber(seats, locale)],
    [study.firstYearFee, fee.firstYear && <Rupees key="fee" amount={fee.firstYear} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <ContactOfficeShort />}</dd>
        </div>
      ))}
    </dl>
  );
}
