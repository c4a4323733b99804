import { type ReactNode, use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { firstTelephone } from '#lib/platform/i18n/telephone.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import { PhoneLink, PhoneNumbers } from '../text/phone-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './office-phone.module.css';

/** The office's first telephone number, as it is written; null where it is not available or not recorded, which the footer reports. */
async function officePhone(): Promise<string | null> {
  const contact = await attempt(getContact);
  return firstTelephone((contact.ok && contact.value?.phone) || '');
}

/** Replaces missing information in a cell of a table by a short link that calls the office. */
export async function ContactOfficeShort() {
  const { contactOffice, contactOfficeShort } = (await currentMessages()).layout;
  const phone = await officePhone();
  return (
    <span className={styles.short}>
      {phone ? (
        <PhoneLink phone={phone} label={contactOffice}>
          {contactOfficeShort}
        </PhoneLink>
      ) : (
        <PageLink path="/contact" aria-label={contactOffice}>
          {contactOfficeShort}
        </PageLink>
      )}
    </span>
  );
}

/** Replaces missing information with a link to the office and its number. */
export async function ContactOffice() {
  const { layout } = await currentMessages();
  const phone = await officePhone();
  if (!phone) {
    return (
      <span className={styles.office}>
        <PageLink path="/contact">{layout.contactOffice}</PageLink>
      </span>
    );
  }
  return (
    <span className={styles.office}>
      {layout.contactOffice} <PhoneNumbers phone={phone} />
    </span>
  );
}

/** A button that calls the office, on phones only. */
export function CallButton({ phone, className = '' }: { phone: string; className?: string | undefined }) {
  const { layout } = use(currentMessages());
  return (
    <p className={`${styles.call} ${className}`.trim()}>
      <PhoneLink phone={phone}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1z" />
        </svg>
        <span>{layout.callOffice}</span> <b>{phone}</b>
      </PhoneLink>
    </p>
  );
}

/**
 * A part of a page with the office's number below it. On a phone the number sticks to the lower edge, within reach of the thumb, while the
 * part is on the screen, without covering the content above.
 */
export async function WithOfficePhone({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const phone = await officePhone();
  return (
    <div className={`${styles.page} ${className}`}>
      {children}
      {phone && <CallButton phone={phone} className={styles.bar} />}
    </div>
  );
}
