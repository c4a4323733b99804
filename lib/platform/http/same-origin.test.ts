import { Refusal } from './refusal.ts';
import { requireSameOrigin } from './same-origin.ts';

const SITE = 'https://campus.example';

function passes(headers: Record<string, string>): boolean {
  try {
    requireSameOrigin(new Request(`${SITE}/api`, { method: 'POST', headers }), SITE);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return false;
    throw error;
  }
}

test.each<Record<string, string>>([
  { origin: SITE },
  { origin: SITE, 'sec-fetch-site': 'same-origin' },
  { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
  { referer: `${SITE}/ne/qaa/documents` },
  { referer: 'http://192.168.1.5:3000/qaa', host: '192.168.1.5:3000' },
])('a post with %p is accepted as same-origin', (headers) => {
  expect(passes(headers)).toBe(true);
});

test.each<Record<string, string>>([
  {},
  { referer: 'https://evil.example/' },
  { referer: `https://evil.example/?${SITE}` },
  { referer: 'campus.example' },
  { referer: `${SITE}/qaa`, 'sec-fetch-site': 'cross-site' },
  { referer: `${SITE}/qaa`, 'sec-fetch-site': 'same-origin' },
  { referer: `${SITE}/qaa`, origin: 'https://evil.example' },
  { referer: `${SITE}/qaa`, origin: 'null' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', host: 'campus.example' },
  { origin: 'https://campus.example.evil.example' },
  { origin: 'http://campus.example' },
  { origin: 'https://campus.example:8443' },
  { origin: SITE, 'sec-fetch-site': 'cross-site' },
  { origin: SITE, 'sec-fetch-site': 'same-site' },
  { origin: SITE, 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
])('a post with %p is rejected as cross-origin', (headers) => {
  expect(passes(headers)).toBe(false);
});
