import type { Messages } from '@/content/messages';
import { attempt } from '@/lib/campus/attempt';
import { getContact } from '@/lib/campus/contact';
import type { Contact } from '@/lib/campus/types';
import { stateIncomplete } from '@/lib/page-cache/state-status';
import { UpstreamText } from '../ui/upstream-text';
import styles from './footer.module.css';

const networks = { facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter', linkedIn: 'LinkedIn' } as const;

function addressOf({ address, city, state, country, pinCode }: Contact): string {
  return [address, city, state, country, pinCode].filter(Boolean).join(', ');
}

/** The campus's own block of the footer, as the campus API tells it; what is missing is left out. */
export async function CampusInfo({ messages: { frame } }: { messages: Messages }) {
  const contact = await attempt(getContact);
  if (!contact.ok) {
    await stateIncomplete();
    return <p>{frame.contactUnavailable}</p>;
  }
  if (!contact.value) return <p>{frame.contactNone}</p>;
  const { title, phone, email, social } = contact.value;
  const address = addressOf(contact.value);
  return (
    <>
      {title && <UpstreamText as="p" text={title} />}
      <dl className={styles.info}>
        {phone && (
          <div>
            <dt>{frame.phone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{frame.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{frame.address}</dt>
            <dd>{address}</dd>
          </div>
        )}
      </dl>
      <ul className={styles.social} aria-label={frame.followUs}>
        {(['facebook', 'instagram', 'twitter', 'linkedIn'] as const).map(
          (network) =>
            social[network] && (
              <li key={network}>
                <a href={social[network]}>{networks[network]}</a>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
