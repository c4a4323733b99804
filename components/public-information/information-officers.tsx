import { use } from 'react';
import { publicInformationContent } from '#content/pages/public-information.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ContactOffice } from '../contact/office-phone.tsx';
import { PhoneLink } from '../contact/phone-link.tsx';
import { WriteLink } from '../write/write-link.tsx';
import styles from './public-information.module.css';

/** The contacts for information and for complaints, and the appeal when they do not respond. */
export function InformationOfficers() {
  const locale = use(currentLocale());
  return (
    <>
      <ul className={styles.officers}>
        {publicInformationContent.officers.map(({ duty, name, about, phone, isWrittenTo }) => (
          <li key={duty.en} className={styles.officer}>
            <h3>{duty[locale]}</h3>
            {name && <p>{name[locale]}</p>}
            <p>{about[locale]}</p>
            {phone === null ? <ContactOffice /> : <PhoneLink phone={phone} className={styles.phone} />}
            {isWrittenTo && <WriteLink />}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{publicInformationContent.appeal[locale]}</p>
    </>
  );
}
