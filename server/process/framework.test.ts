import { execFileSync } from 'node:child_process';
import { hostnameForNext } from './framework.ts';

/** Returns the address on which the site's server listens. */
function addressOf(HOST: string): string {
  const script = `import { createSiteServer } from './server/site-server.ts';
    const server = createSiteServer(() => undefined);
    server.listen(0, process.env.HOST, () => { console.log(server.address().address); process.exit(); });`;
  const args = ['--input-type=module', '--eval', script];
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, NODE_NO_WARNINGS: '1', HOST };
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim();
}

test.each(['127.0.0.1', '127.0.0.9', '0.0.0.0'])('the site listens on HOST %s', (host) => {
  expect(addressOf(host)).toBe(host);
});

test.each([
  ['127.0.0.1', 'localhost'],
  ['::1', 'localhost'],
  ['0.0.0.0', '0.0.0.0'],
  ['10.1.2.3', '10.1.2.3'],
  ['campus.example', 'campus.example'],
])('for HOST %s the framework gets %s', (host, name) => {
  expect(hostnameForNext(host)).toBe(name);
});
