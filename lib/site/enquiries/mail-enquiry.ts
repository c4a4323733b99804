import 'server-only';
import type { Enquiry } from '#campus-api/records/enquiry/enquiry.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';

type Mail = NonNullable<Environment['mail']>;

const TIMEOUT_MS = 10_000;
const labels = { question: 'Question', suggestion: 'Suggestion', grievance: 'Grievance' } as const;

/**
 * Sends an enquiry as plain text. The only input of the visitor in a header is the validated e-mail address, as Reply-To; nothing in the text
 * is read as a file or an address. @throws the error of the mail server
 */
export async function mailEnquiry(mail: Mail, enquiry: Enquiry): Promise<void> {
  const transport = await connect(mail);
  try {
    await transport.sendMail(messageOf(mail, enquiry));
  } finally {
    transport.close();
  }
}

/** Checks that the mail server accepts the login. @throws its error */
export async function verifyMail(mail: Mail): Promise<void> {
  const transport = await connect(mail);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function connect({ server }: Mail) {
  // Loaded only if there is mail to send.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: server,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
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
