import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#lib/http/is-same-secret.ts';
import { sessionSecrets } from '#lib/runtime/environment/index.ts';

/** Milliseconds that a person takes at least to fill in the form, and for which one that was opened can be sent. */
const shortest = 3000;
const longest = 24 * 3_600_000;

/** Signed for one purpose, so that what was made for another is not taken for it. */
function sign(purpose: string, value: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url').slice(0, 22);
}

function signed(purpose: string, value: string): string {
  return `${value}.${sign(purpose, value, sessionSecrets()[0] ?? '')}`;
}

/** What was signed with any of the secrets; null for anything else. */
function opened(purpose: string, text: string): string | null {
  const [value = '', mark = ''] = text.split(/\.(?=[^.]*$)/);
  return sessionSecrets().some((secret) => isSameSecret(mark, sign(purpose, value, secret))) ? value : null;
}

/** Says when a form was opened, without a session; its id makes one that is sent twice one. */
export function makeStamp(now = Date.now()): string {
  return signed('form opened', `${now.toString(36)}-${randomBytes(16).toString('base64url')}`);
}

export type StampState = { kind: 'good'; id: string } | { kind: 'early' | 'old' };

/** `old` also for what is none of ours: the form comes back with a new one. */
export function readStamp(text: string, now = Date.now()): StampState {
  const value = opened('form opened', text);
  const [, time = '', id = ''] = /^([0-9a-z]+)-([\w-]{22})$/.exec(value ?? '') ?? [];
  const age = now - Number.parseInt(time, 36);
  if (value === null || !(age < longest)) return { kind: 'old' };
  return age < shortest ? { kind: 'early' } : { kind: 'good', id };
}

export interface SentNote {
  reference: string;
  /** How it went: to the office's own list, or by mail. */
  by: 'office' | 'mail';
}

/** For the address of the page that follows: no one else can put a number there. */
export const makeSentNote = ({ reference, by }: SentNote): string => signed('form sent', `${reference}-${by}`);

export function readSentNote(text: string): SentNote | null {
  const [, reference = '', by] = /^(\w{4}-\w{4})-(office|mail)$/.exec(opened('form sent', text) ?? '') ?? [];
  return by === 'office' || by === 'mail' ? { reference, by } : null;
}
