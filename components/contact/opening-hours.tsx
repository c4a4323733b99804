import type { Messages } from '@/content/messages';
import { contact } from '@/content/pages/contact';
import type { Locale } from '@/lib/locale';
import styles from './contact.module.css';

/** When the campus office is open. */
export function OpeningHours({ locale, messages: { contact: words } }: { locale: Locale; messages: Messages }) {
  return (
    <table className={styles.hours}>
      <caption>{words.openingHours}</caption>
      <thead>
        <tr>
          <th scope="col">{words.days}</th>
          <th scope="col">{words.hours}</th>
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
  );
}
