import { use } from 'react';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import type { Contact } from '#lib/upstream/types.ts';
import { PhoneLink } from './phone-link.tsx';

/** Telephone and email as rows of a `dl`; what is missing is left out. */
export function ContactWays({ contact: { phone, email } }: { contact: Contact }) {
  const { frame } = use(currentMessages());
  return (
    <>
      {phone && (
        <div>
          <dt>{frame.phone}</dt>
          <dd>
            <PhoneLink phone={phone} />
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
    </>
  );
}
