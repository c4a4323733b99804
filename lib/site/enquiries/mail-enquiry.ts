import 'server-only';
import type { Enquiry } from '#campus-api/records/enquiry/enquiry.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { sendPlainMail } from './mail-transport.ts';

type Mail = NonNullable<Environment['mail']>;

const labels = { question: 'Question', suggestion: 'Suggestion', grievance: 'Grievance' } as const;

/** Sends an enquiry. The only input of the visitor in a header is the validated e-mail address, as Reply-To. @throws the error of the mail server */
export function mailEnquiry(mail: Mail, enquiry: Enquiry): Promise<void> {
  return sendPlainMail(mail.server, messageOf(mail, enquiry));
}

/** The message for nodemailer. Its message id comes from the form, so that duplicates are recognised. */
export function messageOf({ to, from }: Pick<Mail, 'to' | 'from'>, enquiry: Enquiry) {
  const { id, reference, kind, name, email, phone, text, language } = enquiry;
  const facts = [
    ['Reference', reference],
    ['Kind', labels[kind]],
    ['Name', name || '–'],
    ['E-mail', email || '–'],
    ['Phone', phone || '–'],
    ['Language', language === 'ne' ? 'Nepali' : 'English'],
  ].map(([label, value]) => `${label}: ${value}`);
  return {
    from: { name: 'Campus website', address: from },
    to: { name: '', address: to },
    ...(email !== '' && { replyTo: { name: '', address: email } }),
    subject: `[${reference}] ${labels[kind]} from the website`,
    messageId: `<enquiry-${id}@${from.split('@')[1] ?? 'localhost'}>`,
    text: `${facts.join('\n')}\n\n${text}\n`,
  };
}
