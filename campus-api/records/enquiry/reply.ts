import { hash } from 'node:crypto';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import type { PlainMessage } from '#lib/platform/runtime/mail-transport.ts';
import type { StoredEnquiry } from './store.ts';

export const maxReplyLength = 10_000;

/** The campus as it signs its mails. `from`: the address that the mail server accepts; `replyTo`: that of the office, empty without one. */
export interface MailSender {
  name: string;
  from: string;
  replyTo: string;
}

const quoted = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The mail that answers an enquiry, with its text below. Sent twice, it has one message id. */
export function replyMessage({ name, from, replyTo }: MailSender, enquiry: StoredEnquiry, text: string): PlainMessage {
  const { reference, email } = enquiry;
  const id = hash('sha256', `${reference} ${text}`, 'base64url').slice(0, 22);
  const isNepali = languageOf(text) === 'ne';
  const origin = isNepali ? `तपाईंको सन्देश (${reference}):` : `Your message (${reference}):`;
  return {
    from: { name, address: from },
    to: { name: '', address: email },
    ...(replyTo !== '' && { replyTo: { name, address: replyTo } }),
    subject: isNepali ? `[${reference}] तपाईंको सन्देशको जवाफ` : `[${reference}] Reply to your message`,
    messageId: `<reply-${id}@${from.split('@')[1] ?? 'localhost'}>`,
    text: `${text}\n\n${name}\n\n${origin}\n${quoted(enquiry.text)}\n`,
  };
}
