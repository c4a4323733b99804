import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { mailPath } from '#lib/platform/routes/paths.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { MailLink } from '../text/mail-link.tsx';
import { OtherLanguage } from '../text/other-language.tsx';
import { PhoneNumbers } from '../text/phone-link.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';
import { UpstreamParagraphs } from '../text/upstream-paragraphs.tsx';
import { languageOf, UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import styles from './person-card.module.css';
import { Portrait } from './portrait.tsx';

interface PersonCardProps {
  person: Staff;
  /** The department is left out where the heading above names it. */
  isUnderDepartment: boolean;
  /** Whether to show the person larger, as the chair. */
  isChair: boolean;
  /** The address of the page of the person, which has the text about them; null without a page. */
  path: string | null;
}

/** A person: picture or initials, name, office or designation, department, phone and email, and a link to their page or a collapsed text about them. */
export function PersonCard({ person, isUnderDepartment, isChair, path }: PersonCardProps) {
  const { people } = use(currentMessages());
  const { fullName, designation, department, about, phone, email } = person;
  return (
    <div className={isChair ? `${styles.card} ${styles.chair}` : styles.card}>
      <Portrait
        person={person}
        sizes={isChair ? '120px' : '80px'}
        width={isChair ? 400 : 160}
        className={person.picture ? undefined : styles.initials}
      />
      <div className={styles.details}>
        <div data-searched>
          {path === null ? (
            <UpstreamText as="p" text={fullName} className={styles.name} />
          ) : (
            <p lang={languageOf(fullName)} className={styles.name}>
              <PageLink path={path}>{fullName}</PageLink>
            </p>
          )}
          {designation && (
            <UpstreamName as="p" name={designation} className={isUnderDepartment ? undefined : styles.office} />
          )}
          {department && !isUnderDepartment && <UpstreamName as="p" name={department} />}
        </div>
        {(phone || email) && (
          <p className={styles.contact}>
            {phone && <PhoneNumbers phone={phone} />} {email && <MailLink email={email} href={mailPath(person.id)} />}
          </p>
        )}
        {about && path === null && (
          <details className={styles.about}>
            <summary>
              {people.about}
              <span className={ui.visuallyHidden}>{` ${fullName}`}</span>
            </summary>
            <OtherLanguage of={about} what="page" />
            <UpstreamParagraphs text={about} />
          </details>
        )}
      </div>
    </div>
  );
}
