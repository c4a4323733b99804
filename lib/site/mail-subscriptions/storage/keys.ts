import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#lib/platform/http/is-same-secret.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { storedSecret } from '#lib/platform/settings/stored-secret.ts';
import { sharedSecret } from '#lib/site/notifications/subscriptions/shared-secret.ts';

const isKey = (text: string) => /^[\w-]{43}$/.test(text);

/**
 * The key of all digests and links, created at first use in `DATA_DIR/mail-key`. Instances that share a Redis use the key of the first one.
 * @throws EnvironmentError, StoreUnavailableError
 */
export async function mailKey(): Promise<string> {
  const own = storedSecret(environment().dataDir, 'mail-key', () => randomBytes(32).toString('base64url'));
  return sharedSecret('mail:key', own, isKey);
}

export const newId = (): string => randomBytes(16).toString('base64url');

/** A keyed hash, for one purpose: 22 characters of base64url. */
function digest(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url').slice(0, 22);
}

/** The digest by which a symbol number is stored; `digits` in Latin digits, without signs. */
export const numberDigest = (key: string, digits: string): string => digest(key, 'number', digits);

/** The digest by which a subscriber is found: capitals do not matter. */
export const addressDigest = (key: string, email: string): string => digest(key, 'address', email.toLowerCase());

/** Permission of the link of a mail: to confirm a request, to see and change a subscription, or only to end it. */
export type LinkPurpose = 'confirm' | 'manage' | 'end';

export interface MailLink {
  purpose: LinkPurpose;
  id: string;
}

const letters: Readonly<Record<LinkPurpose, string>> = { confirm: 'c', manage: 'm', end: 'e' };

/** The text of a link, which nobody can write without the key. */
export function signLink(key: string, { purpose, id }: MailLink): string {
  return `${letters[purpose]}.${id}.${digest(key, purpose, id)}`;
}

/** Null for a text that the site has not signed. */
export function readLink(key: string, text: string): MailLink | null {
  const [, letter, id = '', mark = ''] = /^([cme])\.([\w-]{22})\.([\w-]{22})$/.exec(text) ?? [];
  const purpose = (['confirm', 'manage', 'end'] as const).find((one) => letters[one] === letter);
  if (purpose === undefined || !isSameSecret(mark, digest(key, purpose, id))) return null;
  return { purpose, id };
}

/** The id of a mail in its Message-ID; a report of a failed delivery with it is about a mail of this site. */
export const messageIdOf = (key: string, mail: string, subscriber: string, domain: string): string =>
  `<notices.${mail}.${subscriber}.${digest(key, 'message', `${mail}.${subscriber}`)}@${domain}>`;

/** The subscriber whom a mail with this Message-ID went to; null for one of another sender. */
export function subscriberOfMessage(key: string, messageId: string): string | null {
  const [, mail, subscriber = '', mark = ''] = /notices\.([\w-]{22})\.([\w-]{22})\.([\w-]{22})@/.exec(messageId) ?? [];
  return isSameSecret(mark, digest(key, 'message', `${mail}.${subscriber}`)) ? subscriber : null;
}
