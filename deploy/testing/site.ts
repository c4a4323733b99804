import { createServer, type IncomingMessage } from 'node:http';

export interface StandInSite {
  url: string;
  /** Requests received, oldest first. */
  seen: IncomingMessage[];
  /** Sets the response to each later request. */
  behave(change: Partial<Behaviour>): void;
  stop: () => Promise<unknown>;
}

interface Behaviour {
  status: number;
  cacheControl: string;
  headers: Record<string, string>;
  /** Appended to the body, after the number. */
  more: string;
  /** Delays the response. */
  until: Promise<unknown>;
}

/** A stand-in for the site: records the requests that a front forwards and responds as a test sets it; each response is numbered. */
export async function startStandInSite(port = 0): Promise<StandInSite> {
  const seen: IncomingMessage[] = [];
  const page: Behaviour = { status: 200, cacheControl: 's-maxage=60', headers: {}, more: '', until: Promise.resolve() };
  let behaviour = page;
  const server = createServer(async (request, response) => {
    seen.push(request);
    const number = seen.length;
    const { status, cacheControl, headers, more, until } = behaviour;
    await until;
    response.writeHead(status, { 'Cache-Control': cacheControl, 'Content-Type': 'text/html', ...headers });
    response.end(`response ${number}${more}`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    seen,
    behave: (change) => {
      behaviour = { ...page, ...change };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
