import { defaultIdentity } from '#content/site/defaults.ts';
import type { Identity } from '#content/site/identity.ts';
import type { Contact } from '#lib/site/campus-client/types.ts';

const MAX_SHORT_NAME = 16;

/** The names of a campus that has not entered them: those of its contact record. */
export function identityOfContact(contact: Contact | null): Identity {
  const title = contact?.title.trim();
  if (!title) return defaultIdentity;
  const name = { en: title, ne: contact?.nepali?.title?.trim() || title };
  const isShort = [name.en, name.ne].every((text) => [...text].length <= MAX_SHORT_NAME);
  return { name, shortName: isShort ? name : defaultIdentity.shortName };
}
