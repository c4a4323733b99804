import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** One request over HTTP/2, sent unchanged; the certificate is not checked. */
export async function h2Request(url: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const session = connect(url, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': path, ...headers });
    const head = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once('response', resolve).once('error', reject);
      session.once('error', reject);
    });
    return { status: Number(head[':status']), headers: head, body: await text(stream) };
  } finally {
    session.close();
  }
}
