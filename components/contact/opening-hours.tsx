import { use } from 'react';
import type { OfficeHours } from '#content/site/place.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { OpenState } from '../text/open-state.tsx';
import { SiteText } from '../text/site-text.tsx';
import ui from '../ui/ui.module.css';
import styles from './contact.module.css';

/** The opening hours of the campus office, with whether it is open now, as a card. */
export function OpeningHours({ hours: rows }: { hours: readonly OfficeHours[] }) {
  const { contact: messages } = use(currentMessages());
  return (
    <section className={styles.card}>
      <h2 id="hours">{messages.openingHours}</h2>
      <OpenState hours={rows} className={styles.open} />
      <table aria-labelledby="hours" className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">
              <span className={ui.visuallyHidden}>{messages.days}</span>
            </th>
            <th scope="col">
              <span className={ui.visuallyHidden}>{messages.hours}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ days, hours }) => (
            <tr key={days.en}>
              <th scope="row">
                <SiteText of={days} />
              </th>
              <td>
                <SiteText of={hours} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
