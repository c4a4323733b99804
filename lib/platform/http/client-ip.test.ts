import { clientIpOf } from './client-ip.ts';

const address = (chain: string | null, trusted = 0) =>
  clientIpOf(new Headers(chain === null ? {} : { 'x-forwarded-for': chain }), trusted);

test.each([
  ['203.0.113.9', 0, '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9', 0, '203.0.113.9'],
  ['9.9.9.9, 198.51.100.7, 127.0.0.1', 1, '198.51.100.7'],
  ['198.51.100.7, 10.0.0.2, 127.0.0.1', 2, '198.51.100.7'],
  ['198.51.100.7', 3, '198.51.100.7'],
  ['198.51.100.7:4711', 0, '198.51.100.7'],
  ['::ffff:198.51.100.7', 0, '198.51.100.7'],
  ['[2001:db8::1]:443', 0, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
])('the client of X-Forwarded-For %s behind %i proxies is %s', (chain, trusted, expected) => {
  expect(address(chain, trusted)).toBe(expected);
});

test('addresses of one IPv6 /64 are one visitor, those of the next are another', () => {
  expect(address('2001:db8:1:2::1')).toBe(address('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(address('2001:db8:1:2::1')).not.toBe(address('2001:db8:1:3::1'));
});

test.each([null, '', 'localhost', '1.2.3', "' OR 1=1"])('X-Forwarded-For %p contains no address', (chain) => {
  expect(address(chain)).toBe('unknown');
});
