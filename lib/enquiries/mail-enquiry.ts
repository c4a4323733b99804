import 'server-only';
import type { Enquiry } from '#campus-api/enquiries/enquiry.ts';
import type { Environment } from '#lib/runtime/environment/schema.ts';

type Mail = NonNullable<Environment['mail']>;

const patience = 10_000;
const labels = { question: 'Question', suggestion: 'Suggestion', grievance: 'Grievance' } as const;

/**
 * Sends an enquiry as plain text. No word of the visitor's stands in a header but an e-mail address that the form has checked, to answer to; nothing
 * in the text is read as a file or an address. @throws what the mail server answers
 */
export async function mailEnquiry(mail: Mail, enquiry: Enquiry): Promise<void> {
  const transport = await connect(mail);
  try {
    await transport.sendMail(messageOf(mail, enquiry));
  } finally {
    transport.close();
  }
}

/** Whether the mail server lets us in. @throws what it answers */
export async function verifyMail(mail: Mail): Promise<void> {
  const transport = await connect(mail);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function connect({ server }: Mail) {
  // Only where there is mail to send.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: server,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
}

/** As nodemailer takes it. The message id is the form's: a second one is known for what it is. */
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
