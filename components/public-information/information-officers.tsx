import type { PublicInformation } from '#content/site/public-information.ts';
import { ContactOffice } from '../contact/office-phone.tsx';
import { WriteLink } from '../contact/write-link.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { PhoneNumbers } from '../text/phone-link.tsx';
import styles from './public-information.module.css';

/** The contacts for information and for complaints, and the appeal when they do not respond. */
export function InformationOfficers({ officers, appeal }: Pick<PublicInformation, 'officers' | 'appeal'>) {
  return (
    <>
      {officers.length > 0 && (
        <ul className={styles.officers}>
          {officers.map(({ duty, name, about, phone, isWrittenTo }) => (
            <li key={duty.en} className={styles.officer}>
              <LinkedSiteText as="h3" text={duty} />
              {name && <LinkedSiteText as="p" text={name} />}
              <LinkedSiteText as="p" text={about} />
              {phone === null ? <ContactOffice /> : <PhoneNumbers phone={phone} className={styles.phone} />}
              {isWrittenTo && <WriteLink />}
            </li>
          ))}
        </ul>
      )}
      {appeal && <LinkedSiteText as="p" text={appeal} className={styles.text} />}
    </>
  );
}
