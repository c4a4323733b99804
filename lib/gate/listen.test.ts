import { execFileSync } from 'node:child_process';
import { nameForNext } from './listen.ts';

/** The address of a server behind the gate that is told a name as Next is. */
function addressOf(HOST: string): string {
  const script = `const server = require('node:http').createServer();
    server.listen(0, process.argv[1], () => { console.log(server.address().address); process.exit(); });`;
  const args = ['--import', './lib/gate/start.ts', '--eval', script, nameForNext(HOST)];
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, NODE_NO_WARNINGS: '1', HOST };
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim();
}

test.each(['127.0.0.1', '127.0.0.9', '0.0.0.0'])('HOST %s is where the site listens', (host) => {
  expect(addressOf(host)).toBe(host);
});

test.each([
  ['127.0.0.1', 'localhost'],
  ['::1', 'localhost'],
  ['0.0.0.0', '0.0.0.0'],
  ['10.1.2.3', '10.1.2.3'],
  ['campus.example', 'campus.example'],
])('of HOST %s Next is told %s', (host, name) => {
  expect(nameForNext(host)).toBe(name);
});
