import fc from 'fast-check';
import { safePath } from './login-path.ts';

const origin = 'https://admin.example';

test.each(['/', '/notices', '/notices?q=%E0%A4%95&page=2', '/log?before=5', '/notices/../staff'])(
  '%j stays within the admin',
  (path) => {
    expect(new URL(safePath(path), origin).href).toBe(new URL(path, origin).href);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example/x?y',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/..\\/evil.example',
  '/..\\\\evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '/..\n//evil.example',
  '/.\t.//evil.example',
  '/..///evil.example',
  '/..//user@evil.example',
  '/..//[::1]/',
  'javascript:alert(1)',
  '/logout',
  '/login?next=/',
  '/notices/../logout',
  '',
  'notices',
  ' /notices',
])('%j leads to the first page', (path) => {
  expect(safePath(path)).toBe('/');
});

test('no spelling of an address leads out of the admin', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\0',
    '@',
    ':',
    '?',
    '#',
    ' ',
    'a',
  );
  const host = fc.constantFrom('evil.example', 'javascript:', 'http:', '[::1]', 'ｅvil.example', '');
  const spelling = fc.array(fc.oneof(part, host), { maxLength: 10 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(spelling, fc.string(), fc.webUrl()), (text) => {
      const path = safePath(text);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, origin).origin).toBe(origin);
      expect(safePath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});
