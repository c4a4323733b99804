import 'server-only';
import { environment } from '#lib/platform/settings/index.ts';

/** Seconds for which a push service stores a message for a phone that is off. */
export const TTL_SECONDS = 24 * 60 * 60;

/** Push services of Chrome and its derivatives, Firefox, Safari and Edge. */
const hosts =
  /^(fcm\.googleapis\.com|([\w-]+\.)+push\.services\.mozilla\.com|([\w-]+\.)+push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/;

/**
 * Whether this server may post to an address that a client sent: a push service of a browser, over TLS, at its usual port, or an
 * origin of `PUSH_SERVICES`. Any other address could be a machine of the internal network.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  // Only the spelling that browsers use: other spellings would subscribe the same device several times.
  if (url?.href !== endpoint || url.hash || url.username || url.password) return false;
  if (environment().pushServices.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname);
}
