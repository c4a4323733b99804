import { createServer, type ServerResponse } from 'node:http';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { type Framework, internalRequest } from './internal-request.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import { type AnyResponse, headerOf, type ResponseHead, withHeaders } from './response.ts';
import { SiteResponse } from './site-response.ts';

describe('an internal request', () => {
  test('the framework gets the nonce of the request in whose context it renders', async () => {
    const seen: unknown[] = [];
    const result = internalRequest(
      ({ headers, url }, response) => {
        seen.push(url, headers['content-security-policy'], `script-src 'nonce-${renderContext.getStore()?.nonce}'`);
        response.end('page');
      },
      { url: '/gallery' },
    );
    expect((await result).response.body.toString()).toBe('page');
    expect(seen[0]).toBe('/gallery');
    expect(seen[1]).toBe(seen[2]);
    expect(renderContext.getStore()).toBeUndefined();
  });

  test('an internal request fails when the framework throws, rejects or never responds', async () => {
    await expect(
      internalRequest(
        () => {
          throw new Error('at once');
        },
        { url: '/' },
      ),
    ).rejects.toThrow('at once');
    await expect(
      internalRequest(
        async () => {
          throw new Error('later');
        },
        { url: '/' },
      ),
    ).rejects.toThrow('later');
    await expect(internalRequest(() => undefined, { url: '/' }, 10)).rejects.toThrow(/abort/i);
  });
});

describe('the description of a request', () => {
  test('a visitor who wants the lite variant gets it for pages only, not for their data', async () => {
    const contextOf = async (url: string, headers: Record<string, string> = {}) => {
      const respond: Framework = (_, response) => response.end();
      const lite = { 'save-data': 'on', ...headers };
      return new Promise<RequestContext>((resolve) => {
        const listener: Framework = (request, response) => {
          resolve(createRequestContext(request));
          return respond(request, response);
        };
        void internalRequest(listener, { url, headers: lite });
      });
    };
    const isLite = async (...parameters: Parameters<typeof contextOf>) => (await contextOf(...parameters)).isLite;
    expect(await isLite('/about')).toBe(true);
    expect(await isLite('/about', { rsc: '1' })).toBe(false);
    expect(await isLite('/api/visits')).toBe(false);
  });
});

describe('a response', () => {
  const MEGABYTE = 1024 * 1024;

  /** Buffers text and doubles it; marks the head of everything else. */
  const isText = (head: ResponseHead) => headerOf(head, 'content-type').startsWith('text/');
  const changed = ({ body, ...head }: AnyResponse): AnyResponse =>
    body
      ? { ...head, body: Buffer.concat([body, body]) }
      : { ...withHeaders(head, { 'x-passed': 'as it came' }), body };

  /** Returns the response that a browser receives when it is written like this. */
  async function reply(write: (response: ServerResponse) => void, method = 'GET') {
    const server = createServer({ ServerResponse: SiteResponse }, (_, response) => {
      void response.capture(isText, () => write(response)).then((captured) => response.send(changed(captured)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    try {
      const received = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, { method });
      return { status: received.status, headers: received.headers, text: await received.text() };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test('a text is buffered until it is complete, regardless of how it is written', async () => {
    const written = jest.fn();
    const ended = jest.fn();
    const { status, headers, text } = await reply((response) => {
      response.writeHead(201, { 'Content-Type': 'text/plain', 'Content-Length': 3 });
      response.flushHeaders();
      response.write('61', 'hex', written);
      response.write(Buffer.from('b'));
      setTimeout(() => response.end('c', ended), 20);
    });
    expect([status, headers.get('content-length'), text]).toEqual([201, '6', 'abcabc']);
    expect([written, ended].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('a response whose body is not needed is streamed, with its head changed', async () => {
    const { headers, text } = await reply((response) => {
      response.setHeader('Content-Type', 'image/webp');
      response.write('a');
      response.end('b');
    });
    expect([headers.get('x-passed'), headers.get('content-length'), text]).toEqual(['as it came', null, 'ab']);
  });

  test('a body that is passed to end() at once is complete', async () => {
    const { headers, text } = await reply((response) => void response.end('a'));
    expect([headers.get('content-length'), text]).toEqual(['2', 'aa']);
  });

  test('a text that is too long to be buffered is streamed', async () => {
    const { headers, text } = await reply((response) => {
      response.setHeader('Content-Type', 'text/plain');
      for (let part = 0; part < 9; part += 1) response.write('a'.repeat(MEGABYTE));
      response.end('b');
    });
    expect([headers.get('x-passed'), text.length, text.at(-1)]).toEqual(['as it came', 9 * MEGABYTE + 1, 'b']);
  });

  test('a text that becomes too long with its last chunk is streamed', async () => {
    const { text } = await reply((response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.write('a');
      response.end('b'.repeat(8 * MEGABYTE));
    });
    expect([text.length, text[0], text.at(-1)]).toEqual([8 * MEGABYTE + 1, 'a', 'b']);
  });

  test('304 and 204 have neither body nor length', async () => {
    for (const status of [304, 204]) {
      const received = await reply((response) => {
        response.writeHead(status, { 'Content-Type': 'text/plain' });
        response.end();
      });
      expect([received.status, received.headers.get('content-length'), received.text]).toEqual([status, null, '']);
    }
  });
});
