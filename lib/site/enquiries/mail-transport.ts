import 'server-only';
import type { SendMailOptions } from 'nodemailer';

const TIMEOUT_MS = 10_000;

/** A message of plain text; nothing in it is read as a file or an address. */
export type PlainMessage = Pick<SendMailOptions, 'from' | 'to' | 'replyTo' | 'subject' | 'messageId' | 'date'> & {
  text: string;
};

/** Sends a message through the mail server of `SMTP_URL`. @throws the error of the mail server */
export function sendPlainMail(server: string, message: PlainMessage): Promise<void> {
  return withTransport(server, async (transport) => void (await transport.sendMail(message)));
}

/** Checks that the mail server accepts the login. @throws its error */
export function verifyMail(server: string): Promise<void> {
  return withTransport(server, async (transport) => void (await transport.verify()));
}

type Transport = Awaited<ReturnType<typeof connect>>;

async function withTransport(server: string, work: (transport: Transport) => Promise<void>): Promise<void> {
  const transport = await connect(server);
  try {
    await work(transport);
  } finally {
    transport.close();
  }
}

async function connect(server: string) {
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
