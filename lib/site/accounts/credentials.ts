import { z } from 'zod';
import { readBody, readJsonBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';

/** Maximum bytes of a login: enough for long pass phrases in any script. */
const LOGIN_LIMIT = 4096;

const schema = z
  .object({ userName: z.string().trim().min(1), qaaPassword: z.string().min(1) })
  .transform(({ userName, qaaPassword }) => ({ userName, password: qaaPassword }));

export type Credentials = z.infer<typeof schema>;

/** The credentials of a login posted by our script. @throws Refusal 400, 408, 413, 415 */
export async function readCredentials(request: Request): Promise<Credentials> {
  return toCredentials(await readJsonBody(request, LOGIN_LIMIT));
}

/** The fields of a login posted by a form, among them the page's language. @throws Refusal 408, 413, 415 */
export async function readLoginForm(request: Request): Promise<Record<string, string>> {
  const text = await readBody(request, 'application/x-www-form-urlencoded', LOGIN_LIMIT);
  return Object.fromEntries(new URLSearchParams(text));
}

/** @throws Refusal 400 if either is missing or not a string */
export function toCredentials(value: unknown): Credentials {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal(400, 'Both userName and qaaPassword are needed, as texts.');
  return parsed.data;
}
