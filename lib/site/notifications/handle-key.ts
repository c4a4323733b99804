import 'server-only';
import { storageOr503 } from './storage-or-503.ts';
import { pushKeys } from './subscriptions/keys.ts';

/** Returns the public key that browsers subscribe with at their push service. @throws Refusal 503 */
export async function handleKey(): Promise<Response> {
  const { publicKey } = await storageOr503(pushKeys);
  return Response.json({ key: publicKey }, { headers: { 'Cache-Control': 'no-store' } });
}
