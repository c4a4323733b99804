import 'server-only';
import { environment } from '#lib/runtime/environment/index.ts';

/** Where browsers have their messages: Chrome and its kin, Firefox, Safari, Edge. */
const hosts =
  /^(fcm\.googleapis\.com|([\w-]+\.)+push\.services\.mozilla\.com|([\w-]+\.)+push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/;

/**
 * Whether an address that a stranger names is one that this server posts to: a push service of a browser, over TLS, at its usual
 * port, or an origin of `PUSH_SERVICES`. Anything else could be a machine beside ours.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  // Only the spelling that browsers use: other spellings would subscribe the same device several times.
  if (url?.href !== endpoint || url.hash || url.username || url.password) return false;
  if (environment().pushServices.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname);
}
