/** A received message: its headers and its text, decoded. */
export interface DecodedMessage {
  id: string;
  subject: string;
  text: string;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Decodes a message with one part of text, as a mail program does. */
export function decodeMessage(message: string): DecodedMessage {
  const [head = '', ...body] = message.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const text = body.join('\r\n\r\n');
  return {
    id: header('Message-ID'),
    subject: decodeWords(header('Subject')),
    text: decodeBody(text, header('Content-Transfer-Encoding')).replaceAll('\r\n', '\n'),
  };
}

function decodeBody(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(text) : text;
}

/** Encoded words (RFC 2047) of a header. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}
