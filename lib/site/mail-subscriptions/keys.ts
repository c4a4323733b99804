import 'server-only';
import { randomBytes } from 'node:crypto';
import { isSameSecret } from '#lib/platform/http/is-same-secret.ts';
import { keyedDigest } from '#lib/site/notifications/choices/digests.ts';

export const newId = (): string => randomBytes(16).toString('base64url');

/** The digest by which a subscriber is found: capitals do not matter. */
export const addressDigest = (key: string, email: string): string => keyedDigest(key, 'address', email.toLowerCase());

/** Permission of the link of a mail: to confirm a request, to see and change a subscription, or only to end it. */
export type LinkPurpose = 'confirm' | 'manage' | 'end';

export interface MailLink {
  purpose: LinkPurpose;
  id: string;
}

const letters: Readonly<Record<LinkPurpose, string>> = { confirm: 'c', manage: 'm', end: 'e' };

/** The text of a link, which nobody can write without the key. */
export function signLink(key: string, { purpose, id }: MailLink): string {
  return `${letters[purpose]}.${id}.${keyedDigest(key, purpose, id)}`;
}

/** Null for a text that the site has not signed. */
export function readLink(key: string, text: string): MailLink | null {
  const [, letter, id = '', mark = ''] = /^([cme])\.([\w-]{22})\.([\w-]{22})$/.exec(text) ?? [];
  const purpose = (['confirm', 'manage', 'end'] as const).find((one) => letters[one] === letter);
  if (purpose === undefined || !isSameSecret(mark, keyedDigest(key, purpose, id))) return null;
  return { purpose, id };
}

/** The id of a mail in its Message-ID; a report of a failed delivery with it is about a mail of this site. */
export const messageIdOf = (key: string, mail: string, subscriber: string, domain: string): string =>
  `<notices.${mail}.${subscriber}.${keyedDigest(key, 'message', `${mail}.${subscriber}`)}@${domain}>`;

/** The subscriber whom a mail with this Message-ID went to; null for one of another sender. */
export function subscriberOfMessage(key: string, messageId: string): string | null {
  const [, mail, subscriber = '', mark = ''] = /notices\.([\w-]{22})\.([\w-]{22})\.([\w-]{22})@/.exec(messageId) ?? [];
  return isSameSecret(mark, keyedDigest(key, 'message', `${mail}.${subscriber}`)) ? subscriber : null;
}
