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

/** A message with HTML beside its text, and headers of lists. */
export type ListMessage = PlainMessage & Pick<SendMailOptions, 'html' | 'headers'>;

/** A connection to a mail server for several messages, one after the other. */
export interface MailConnection {
  /** @throws the error of the mail server */
  send(message: ListMessage): Promise<void>;
  close(): void;
}

/** The connection is opened for the first message. */
export async function openMailConnection(server: string): Promise<MailConnection> {
  const transport = await connect(server, { pool: true, maxConnections: 1 });
  return { send: async (message) => void (await transport.sendMail(message)), close: () => transport.close() };
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

async function connect(server: string, options: { pool?: true; maxConnections?: number } = {}) {
  // Loaded only if there is mail to send.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...options,
    url: server,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}
