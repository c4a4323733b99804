import { HTTPException } from 'hono/http-exception';
import { isSameSecret } from '#lib/http/is-same-secret.ts';
import type { Fields } from '../drafts.ts';
import type { Session } from '../sessions.ts';
import type { OfficeContext } from './context.ts';

/** In characters. */
const LARGEST_FORM = 256 * 1024;

/** The fields of a plain form. @throws HTTPException 413, 415 */
export async function readFields(c: OfficeContext): Promise<Fields> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new HTTPException(415);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of c.req.raw.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST_FORM) throw new HTTPException(413);
  }
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) fields[name] = [...(fields[name] ?? []), value];
  return fields;
}

/** @throws HTTPException 403 for a form that no page of this session made */
export function requireToken(session: Session, fields: Fields): void {
  if (!isSameSecret(fields.token?.[0] ?? '', session.csrf)) throw new HTTPException(403);
}
