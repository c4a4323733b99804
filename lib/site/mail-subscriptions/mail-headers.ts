import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { FOLLOW, FOLLOW_END, localPath } from '#lib/platform/routes/paths.ts';
import { signLink } from './keys.ts';

/** The page that a link of a mail opens. */
export function followUrl(key: string, purpose: 'confirm' | 'manage' | 'end', id: string, language: Locale): string {
  return absoluteUrl(`${localPath(FOLLOW, language)}?key=${signLink(key, { purpose, id })}`);
}

/** Headers of a mail to a subscriber: one request ends the subscription (RFC 8058), and no program replies (RFC 3834). */
export function listHeaders(key: string, id: string, domain: string, language: Locale): Record<string, string> {
  const end = absoluteUrl(`${FOLLOW_END}?key=${signLink(key, { purpose: 'end', id })}&locale=${language}`);
  return {
    'List-Unsubscribe': `<${end}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<notices.${domain}>`,
    ...automatic,
  };
}

export const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The domain of an address. */
export const domainOf = (address: string): string => address.split('@')[1] ?? 'localhost';
