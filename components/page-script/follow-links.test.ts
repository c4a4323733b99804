import { followLinks } from './follow-links.ts';

test.each([
  ['/No_Such/Page', '', 'ne', '/ne/No_Such/Page'],
  ['/ne/No_Such/Page', '?a=b', 'en', '/No_Such/Page?a=b'],
  ['/', '', 'ne', '/ne'],
  ['/ne', '', 'en', '/'],
  ['/search', '?q=form', 'ne', '/ne/search?q=form'],
])('at %s%s the link to the other language (%s) leads to %s', (pathname, search, hreflang, expected) => {
  const link = { pathname: '/ne/missing', search: '', hreflang };
  const listeners = new Map<string, (event: object) => void>();
  class FakeElement {
    closest = () => link;
  }
  Object.assign(globalThis, {
    Element: FakeElement,
    location: { pathname, search },
    document: { documentElement: { dataset: { saveData: '' } } },
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
  });
  followLinks();
  listeners.get('click')?.({ target: new FakeElement() });
  expect(link.pathname + link.search).toBe(expected);
});
