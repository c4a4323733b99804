import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Behaviour, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { createReceiver, type Receiver } from './receiver.ts';

export interface ReceivedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on loopback, for the time of a test. */
export interface PushService {
  readonly url: string;
  readonly received: ReceivedMessage[];
  /** Creates the endpoint of a new browser. */
  subscribe(): { endpoint: string; receiver: Receiver };
  /** Sets the response from now on; by default 201. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: ReceivedMessage[] = [];
  let behaviour: Behaviour = statusReply(201);
  let browsers = 0;
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    await behaviour(response, request);
  }

  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    // A client that closes the connection early ends its body, or a flood, with an error.
    respond(request, response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    received,
    subscribe() {
      browsers += 1;
      return { endpoint: `${url}/send/${browsers}`, receiver: createReceiver() };
    },
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
