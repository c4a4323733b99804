import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { contact } from '#content/pages/contact.ts';
import ui from '../ui/ui.module.css';
import styles from './contact.module.css';

/** When the campus office is open: a card beside that of its address. */
export function OpeningHours({ locale, messages: { contact: words } }: { locale: Locale; messages: Messages }) {
  return (
    <section className={styles.card}>
      <h2 id="hours">{words.openingHours}</h2>
      <table aria-labelledby="hours" className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">
              <span className={ui.visuallyHidden}>{words.days}</span>
            </th>
            <th scope="col">
              <span className={ui.visuallyHidden}>{words.hours}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {contact.openingHours.map(({ days, hours }) => (
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
