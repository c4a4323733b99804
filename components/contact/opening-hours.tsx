import { use } from 'react';
import { contactContent } from '#content/pages/contact.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import ui from '../ui/ui.module.css';
import styles from './contact.module.css';

/** The opening hours of the campus office, as a card. */
export function OpeningHours() {
  const locale = use(currentLocale());
  const { contact: messages } = use(currentMessages());
  return (
    <section className={styles.card}>
      <h2 id="hours">{messages.openingHours}</h2>
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
          {contactContent.openingHours.map(({ days, hours }) => (
            <tr key={days.en}>
              <th scope="row">{days[locale]}</th>
              <td>{hours[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
