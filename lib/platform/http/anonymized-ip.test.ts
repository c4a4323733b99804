import { anonymizedIp } from './anonymized-ip.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('%s is logged as %s', (address, logged) => {
  expect(anonymizedIp(address)).toBe(logged);
});
