import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { firstTelephone } from '#lib/platform/i18n/telephone.ts';
import type { Contact } from '#lib/site/campus-client/types.ts';
import { UpstreamAddress } from '../text/upstream-name.tsx';
import { CampusTitle } from './campus-title.tsx';
import styles from './contact.module.css';
import list from './contact-list.module.css';
import { ContactList } from './contact-list.tsx';
import { CallButton } from './office-phone.tsx';
import { WriteLink } from './write-link.tsx';

/** Name, postal address, telephone and email from the campus API; missing fields are left out. */
export function AddressCard({ contact }: { contact: Contact }) {
  const { address, city, pinCode, state, country } = inLanguage(contact, use(currentLocale()));
  const place = [[city, pinCode].filter(Boolean).join(' '), state, country].filter(Boolean).join(', ');
  const telephone = firstTelephone(contact.phone);
  const lines = [address, place].filter(Boolean);
  return (
    <div className={styles.card}>
      <CampusTitle />
      {telephone && <CallButton phone={telephone} />}
      <address>
        {lines.length > 0 && (
          <p className={styles.lines}>
            {lines.map((line) => (
              <UpstreamAddress key={line} address={line} />
            ))}
          </p>
        )}
        <dl className={list.fields}>
          <ContactList contact={contact} phoneClass={telephone === contact.phone ? styles.asButton : undefined} />
        </dl>
      </address>
      <WriteLink />
    </div>
  );
}
