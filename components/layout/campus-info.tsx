import { CampusTitle } from '#components/contact/campus-title.tsx';
import { ContactList } from '#components/contact/contact-list.tsx';
import { UpstreamAddress } from '#components/text/upstream-name.tsx';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Contact } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { declareIncomplete } from '#lib/site/content-cache/declare-status.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import styles from './footer.module.css';

const networks = { facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter', linkedIn: 'LinkedIn' } as const;

type Address = Pick<Contact, 'address' | 'city' | 'state' | 'country' | 'pinCode'>;

function addressOf({ address, city, state, country, pinCode }: Address): string {
  return [address, city, state, country, pinCode].filter(Boolean).join(', ');
}

/** The campus's block of the footer, from the campus API; missing fields are left out. */
export async function CampusInfo() {
  const { layout } = await currentMessages();
  const contact = await attempt(getContact);
  if (!contact.ok) await declareIncomplete();
  if (!contact.ok || !contact.value) {
    return (
      <section>
        <CampusTitle className={styles.heading} />
        <p>{contact.ok ? layout.contactNone : layout.contactUnavailable}</p>
      </section>
    );
  }
  const { social, ...record } = inLanguage(contact.value, await currentLocale());
  const address = addressOf(record);
  return (
    <section>
      <CampusTitle className={styles.heading} />
      <dl className={styles.info}>
        <ContactList contact={contact.value} />
        {address && (
          <div>
            <dt>{layout.address}</dt>
            <UpstreamAddress as="dd" address={address} />
          </div>
        )}
      </dl>
      <ul className={styles.social} aria-label={layout.followUs}>
        {(['facebook', 'instagram', 'twitter', 'linkedIn'] as const).map(
          (network) =>
            social[network] && (
              <li key={network}>
                <a href={social[network]}>{networks[network]}</a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
