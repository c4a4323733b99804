import 'server-only';
import { pushKeys } from '../keys.ts';
import { orUnavailable } from './unavailable.ts';

/** The public key that browsers ask their push service with. @throws Refusal 503 */
export async function answerKey(): Promise<Response> {
  const { publicKey } = await orUnavailable(pushKeys);
  return Response.json({ key: publicKey }, { headers: { 'Cache-Control': 'no-store' } });
}
