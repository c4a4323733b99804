import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#lib/platform/http/is-same-secret.ts';
import { sessionSecrets } from '#lib/platform/settings/index.ts';

/** Minimum milliseconds in which a person fills in the form, and maximum between opening and sending it. */
const MIN_AGE_MS = 3000;
const MAX_AGE_MS = 24 * 3_600_000;

/** Signature for one purpose, which is invalid for any other. */
function sign(purpose: string, value: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url').slice(0, 22);
}

function addSignature(purpose: string, value: string): string {
  return `${value}.${sign(purpose, value, sessionSecrets()[0] ?? '')}`;
}

/** The value of a text signed with any of the secrets; null for anything else. */
function verify(purpose: string, text: string): string | null {
  const [value = '', mark = ''] = text.split(/\.(?=[^.]*$)/);
  return sessionSecrets().some((secret) => isSameSecret(mark, sign(purpose, value, secret))) ? value : null;
}

/** Signed time at which a form was opened, without a session; by its id a repeated form is recognised. */
export function makeStamp(now = Date.now()): string {
  return addSignature('form opened', `${now.toString(36)}-${randomBytes(16).toString('base64url')}`);
}

export type StampState = { kind: 'good'; id: string } | { kind: 'early' | 'old' };

/** `old` also for a foreign stamp: the form is shown again with a new one. */
export function readStamp(text: string, now = Date.now()): StampState {
  const value = verify('form opened', text);
  const [, time = '', id = ''] = /^([0-9a-z]+)-([\w-]{22})$/.exec(value ?? '') ?? [];
  const age = now - Number.parseInt(time, 36);
  if (value === null || !(age < MAX_AGE_MS)) return { kind: 'old' };
  return age < MIN_AGE_MS ? { kind: 'early' } : { kind: 'good', id };
}

export interface SentNote {
  reference: string;
  /** The way of delivery: to the list of the campus office, or by mail. */
  by: 'admin' | 'mail';
}

/** For the address of the following page: signed, so that nobody else can set the reference. */
export const makeSentNote = ({ reference, by }: SentNote): string => addSignature('form sent', `${reference}-${by}`);

export function readSentNote(text: string): SentNote | null {
  const [, reference = '', by] = /^(\w{4}-\w{4})-(admin|mail)$/.exec(verify('form sent', text) ?? '') ?? [];
  return by === 'admin' || by === 'mail' ? { reference, by } : null;
}
