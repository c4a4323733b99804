import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Contact } from '#lib/site/campus-client/types.ts';
import { MailText } from '../text/mail-link.tsx';
import { PhoneNumbers } from '../text/phone-link.tsx';

interface ContactListProps {
  contact: Contact;
  /** The class of the row of the telephone. */
  phoneClass?: string | undefined;
}

/** Telephone and email as rows of a `dl`; missing fields are left out. */
export function ContactList({ contact: { phone, email }, phoneClass }: ContactListProps) {
  const { layout } = use(currentMessages());
  return (
    <>
      {phone && (
        <div className={phoneClass}>
          <dt>{layout.phone}</dt>
          <dd>
            <PhoneNumbers phone={phone} />
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{layout.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              <span>
                <MailText>{email}</MailText>
              </span>
            </a>
          </dd>
        </div>
      )}
    </>
  );
}
