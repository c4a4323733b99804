import { use } from 'react';
import { publicInformation } from '#content/pages/public-information.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { AskOffice } from '../contact/office-phone.tsx';
import { PhoneLink } from '../contact/phone-link.tsx';
import { WriteLink } from '../write/write-link.tsx';
import styles from './public-information.module.css';

/** Whom to ask for information and to whom to complain, and what to do where no answer comes. */
export function InformationOfficers() {
  const locale = use(currentLocale());
  return (
    <>
      <ul className={styles.officers}>
        {publicInformation.officers.map(({ duty, name, about, phone, isWrittenTo }) => (
          <li key={duty.en} className={styles.officer}>
            <h3>{duty[locale]}</h3>
            {name && <p>{name[locale]}</p>}
            <p>{about[locale]}</p>
            {phone === null ? <AskOffice /> : <PhoneLink phone={phone} className={styles.phone} />}
            {isWrittenTo && <WriteLink />}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{publicInformation.appeal[locale]}</p>
    </>
  );
}
