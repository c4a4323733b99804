import { createServer, type IncomingMessage } from 'node:http';

export interface Stand {
  url: string;
  /** What came to it, oldest first. */
  seen: IncomingMessage[];
  /** Answers each request with this from now on. */
  behave(answer: Partial<Answer>): void;
  stop: () => Promise<unknown>;
}

interface Answer {
  status: number;
  cacheControl: string;
  headers: Record<string, string>;
  /** After the number. */
  more: string;
  /** The answer waits for it. */
  until: Promise<unknown>;
}

/** Stands in for the site: records the requests that come through the front and answers them as a test says; each answer is numbered. */
export async function startStand(): Promise<Stand> {
  const seen: IncomingMessage[] = [];
  const page: Answer = { status: 200, cacheControl: 's-maxage=60', headers: {}, more: '', until: Promise.resolve() };
  let answer = page;
  const server = createServer(async (request, response) => {
    seen.push(request);
    const number = seen.length;
    const { status, cacheControl, headers, more, until } = answer;
    await until;
    response.writeHead(status, { 'Cache-Control': cacheControl, 'Content-Type': 'text/html', ...headers });
    response.end(`answer ${number}${more}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    seen,
    behave: (change) => {
      answer = { ...page, ...change };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
