import { localAddress } from './local-address.ts';

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
])('the local address of a server that listens at %s is %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address);
});
