import 'server-only';
import { pushKeys } from '../keys.ts';
import { or503 } from './unavailable.ts';

/** The public key that browsers ask their push service with. @throws Refusal 503 */
export async function handleKey(): Promise<Response> {
  const { publicKey } = await or503(pushKeys);
  return Response.json({ key: publicKey }, { headers: { 'Cache-Control': 'no-store' } });
}
