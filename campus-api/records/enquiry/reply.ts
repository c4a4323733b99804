import { hash } from 'node:crypto';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { AdminSettings } from '#campus-api/web/requests/settings.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { type PlainMessage, sendPlainMail } from '#lib/platform/runtime/mail-transport.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { contactTable } from '../contact/contact.ts';
import type { StoredEnquiry } from './store.ts';

export const maxReplyLength = 10_000;

/** The campus as it signs its mails. `from`: the address that the mail server accepts; `replyTo`: that of the office, empty without one. */
interface MailSender {
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
function replyMessage({ name, from, replyTo }: MailSender, enquiry: StoredEnquiry, text: string): PlainMessage {
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

/** Mails a reply in the name of the campus. @throws the error of the mail server */
export function sendReply(
  { database }: AdminServices,
  { server, from }: NonNullable<AdminSettings['mail']>,
  enquiry: StoredEnquiry,
  text: string,
): Promise<void> {
  const contact = contactTable.open(database).find(1);
  const name = (contact && inLanguage(contact, languageOf(text)).title) || from;
  return sendPlainMail(server, replyMessage({ name, from, replyTo: contact?.email ?? '' }, enquiry, text));
}
