import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { isSameSecret } from '#lib/platform/http/is-same-secret.ts';
import { readBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { collectFields } from '../drafts/collect-fields.ts';
import type { Fields } from '../drafts/drafts.ts';
import type { AdminContext } from './context.ts';

/** Size limit of a form that cannot have files. */
const MAX_FORM_BYTES = 256 * 1024;

/** The fields of a plain form. @throws HTTPException 400, 408, 413, 415 */
export async function readFields(c: AdminContext): Promise<Fields> {
  const text = await readBody(c.req.raw, 'application/x-www-form-urlencoded', MAX_FORM_BYTES).catch(toHttpException);
  const { fields, add } = collectFields();
  for (const [name, value] of new URLSearchParams(text)) add(name, value);
  c.set('sentFields', fields);
  return fields;
}

const refusals = [408, 413, 415] as const;

/** @throws HTTPException with the status of a rejected body, 400 for an incomplete one */
function toHttpException(error: unknown): never {
  const status = error instanceof Refusal ? refusals.find((code) => code === error.status) : undefined;
  throw new HTTPException(status ?? 400, { cause: error });
}

/** Error for a form that no page of this session made: mostly one from before the last login. */
export class ExpiredFormError extends HTTPException {
  constructor() {
    super(403);
  }
}

/** @throws ExpiredFormError */
export function requireToken(session: AdminSession, fields: Fields): void {
  if (!isSameSecret(fields.token?.[0] ?? '', session.csrf)) throw new ExpiredFormError();
}
