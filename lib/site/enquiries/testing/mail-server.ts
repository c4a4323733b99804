import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server for tests, which accepts or refuses all messages. */
export interface MailServer {
  url: string;
  /** Received envelopes and messages. */
  received: { to: string[]; message: string }[];
  refuse(isRefusing: boolean): void;
  /** Replies to recipients instead of accepting them, where `reply` returns a line. */
  replyTo(reply: ((recipient: string) => string | null) | null): void;
  /** Receives messages without a reply to them. */
  hang(isHanging: boolean): void;
  stop(): Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const open = new Set<Socket>();
  let isRefusing = false;
  let isHanging = false;
  let recipientReply: ((recipient: string) => string | null) | null = null;
  const server = createServer((socket) => {
    open.add(socket);
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    const send = (line: string) => socket.write(`${line}\r\n`);
    let pending = '';
    let message: string[] | null = null;
    let to: string[] = [];
    const receiveLine = (line: string) => {
      if (message !== null && line === '.') {
        received.push({ to, message: [...message, ''].join('\r\n') });
        [message, to] = [null, []];
        return isHanging || send('250 taken');
      }
      // A dot at the beginning of a line is doubled (RFC 5321, section 4.5.2).
      if (message !== null) return message.push(line.replace(/^\./, ''));
      const word = line.slice(0, 4).toUpperCase();
      const refusal = word === 'RCPT' ? (recipientReply?.(line.slice(8)) ?? null) : null;
      if (refusal !== null) return send(refusal);
      if (word === 'RCPT') to.push(line.slice(8));
      if (word === 'DATA') message = [];
      if (word === 'QUIT') socket.end('221 bye\r\n');
      else send(word === 'DATA' ? '354 go on' : isRefusing && word === 'MAIL' ? '451 not now' : '250 ok');
    };
    socket.on('data', (chunk) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) receiveLine(line);
    });
    send('220 test');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    refuse(value) {
      isRefusing = value;
    },
    replyTo(reply) {
      recipientReply = reply;
    },
    hang(value) {
      isHanging = value;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
