import type { RelyingParty } from '#campus-api/accounts/passkeys.ts';
import { type AdminContext, viewOf } from './context.ts';
import type { AdminSettings } from './settings.ts';

/** The admin as the browser of a request knows it; null under an address that cannot have passkeys, such as 127.0.0.1. */
export function relyingPartyOf(c: AdminContext, { origin }: Pick<AdminSettings, 'origin'>): RelyingParty | null {
  const { messages, brand } = viewOf(c);
  const name = brand?.names?.shortName.en ?? messages.admin;
  const host = URL.parse(`http://${c.req.header('host') ?? ''}`);
  if (origin !== null) {
    const own = new URL(origin);
    return own.host === host?.host ? { id: own.hostname, origin, name } : null;
  }
  return host?.hostname === 'localhost' ? { id: host.hostname, origin: host.origin, name } : null;
}
