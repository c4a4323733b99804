import type { Contact } from '#lib/upstream/types.ts';
import { ContactWays } from '../ui/contact-ways.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import { WriteLink } from '../write/write-link.tsx';
import styles from './contact.module.css';

/** Name, postal address, telephone and email as the campus API tells them; what is missing is left out. */
export function AddressCard({ contact }: { contact: Contact }) {
  const { title, address, city, pinCode, state, country } = contact;
  const lines = [address, [city, pinCode].filter(Boolean).join(' '), state, country].filter(Boolean);
  return (
    <div className={styles.card}>
      {title && <UpstreamText as="h2" text={title} />}
      <address>
        {lines.length > 0 && (
          <p className={styles.lines}>
            {lines.map((line) => (
              <UpstreamText key={line} text={line} />
            ))}
          </p>
        )}
        <dl className={styles.ways}>
          <ContactWays contact={contact} />
        </dl>
      </address>
      <WriteLink />
    </div>
  );
}
