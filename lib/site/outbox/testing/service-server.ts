import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Behaviour, json } from '#lib/site/campus-client/testing/behaviours.ts';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A service on loopback that receives posts, for the time of a test. */
export interface ServiceServer {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Sets the response from now on, also to requests that it keeps waiting. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function startServiceServer(): Promise<ServiceServer> {
  const received: ReceivedRequest[] = [];
  let behaviour: Behaviour = json({});
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    await behaviour(response, request);
  }
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    respond(request, response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
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
