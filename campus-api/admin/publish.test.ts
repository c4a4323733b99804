import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { publishTags } from './publish.ts';

const campus = withAdminCampus();
let server: Server;
let status: number;
let requests: unknown[];
let port: string;

beforeEach(async () => {
  requests = [];
  status = 200;
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, token: headers.authorization, body: await json(request) });
    response.writeHead(status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? String(address.port) : '';
});
afterEach(() => server.close());

test('a command calls the webhook of the site with the token of the environment', async () => {
  const environment = { PORT: port, REVALIDATE_SECRET: 'the-office' };
  const { stdout } = await campus().spawnCommand(['notice', 'remove', '1', '--yes'], environment);
  expect(stdout).toContain('The site was notified and shows it within seconds.');
  const body = { tags: ['notices', 'flash-notices'] };
  expect(requests).toEqual([{ method: 'POST', url: '/api/revalidate', token: 'Bearer the-office', body }]);
});

const publishWith = (environment: Record<string, string>) =>
  publishTags(['staff'], { NODE_ENV: 'test', ...environment });

test('without a working webhook one line states when the change becomes visible', async () => {
  expect(await publishWith({ PORT: port })).toMatch(
    /^The site shows it within seconds, or within a minute .* over HTTP \(.*REVALIDATE_SECRET is not set\)\.$/,
  );
  status = 401;
  expect(await publishWith({ PORT: port, REVALIDATE_SECRET: 'x' })).toMatch(/within seconds, .*returned 401/);
  expect(await publishWith({ PORT: port, HOST: '::', REVALIDATE_SECRET: 'x' })).toMatch(
    /no site responds at http:\/\/\[::1\]/,
  );
  expect(await publishWith({ PORT: 'x', REVALIDATE_SECRET: 'x' })).toMatch(/within seconds, .*PORT takes/);
  expect(await publishWith({ UPSTREAM_URL: 'http://api.example' })).toMatch(
    /^The site does not show it: UPSTREAM_URL is set/,
  );
});
