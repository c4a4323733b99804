import { once } from 'node:events';
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareVersions, newestRelease, readFeed } from './update-feed.ts';

const atom = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Release notes 9.9.9</title>
<entry><title>v1.2.0-rc.1</title></entry>
<entry><title>v1.10.0: faster &amp; safer</title><link rel="alternate" href="https://releases.example/1.10.0"/></entry>
<entry><title>1.9.3</title></entry></feed>`;

test('the newest release of an Atom feed is that with the highest version, without pre-releases', () => {
  expect(newestRelease(atom)).toEqual({ version: '1.10.0', url: 'https://releases.example/1.10.0' });
});

test.each([
  ['{"version":"1.2.3","url":"https://releases.example/"}', { version: '1.2.3', url: 'https://releases.example/' }],
  ['{"version":"v2.0.0"}', { version: '2.0.0', url: '' }],
  ['{"version":"2.0.0","url":"javascript:alert(1)"}', { version: '2.0.0', url: '' }],
  [
    '{"version":"https://jsonfeed.org/version/1.1","items":[{"title":"Release 1.2.3."},{"title":"Nothing new"}]}',
    { version: '1.2.3', url: '' },
  ],
  ['{"version":"2.0.0-beta.1"}', null],
  ['{"items":[]}', null],
])('%s has the release %j', (json, expected) => {
  expect(newestRelease(json)).toEqual(expected);
});

test.each([
  '',
  '<html><p>Moved</p></html>',
  '<!DOCTYPE x [<!ENTITY a "b">]><feed/>',
  '<feed><entry>',
  '{}',
  '[]',
  '404',
])('the text %j is rejected', (text) => {
  expect(() => newestRelease(text)).toThrow();
});

test.each([
  ['1.10.0', '1.9.9', 1],
  ['1.2.0+3b75de36', '1.2.0', 0],
  ['0.1.0', '1.0.0', -1],
  ['unknown', '1.0.0', 0],
])('%s compared with %s is %d', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});

test('a feed is read from a file or an address, and a large one is rejected', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'update-feed-')), 'feed.xml');
  writeFileSync(file, atom);
  expect(await readFeed(file)).toBe(atom);
  truncateSync(file, 2_000_000);
  await expect(readFeed(file)).rejects.toThrow('too large');
  const server = createServer((request, response) => {
    if (request.url === '/large') response.end('x'.repeat(2_000_000));
    else response.writeHead(request.url === '/feed' ? 200 : 404).end(atom);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  expect(await readFeed(`${site}/feed`)).toBe(atom);
  await expect(readFeed(`${site}/missing`)).rejects.toThrow('404');
  await expect(readFeed(`${site}/large`)).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});
