import { addressesOf } from './addresses-of.ts';
import { sampleSite, siteOf } from './testing/sample-site.ts';

test('the registry has the published pages, the programmes and names of the sample', () => {
  const { pages, programmes, names } = addressesOf(sampleSite);
  expect(pages.has('/library')).toBe(true);
  expect(programmes.has('bbs')).toBe(true);
  expect(names.get('/library')?.en).toBe('Library');
  expect(names.get('/programs/compare')?.en).toBe('Compare programmes');
});

test('an empty campus adds no addresses to those of the product, and only their names are suggested', () => {
  const { pages, programmes, redirects, names } = addressesOf(siteOf([]));
  expect([pages.size, programmes.size, redirects.size]).toEqual([0, 0, 0]);
  expect(names.has('/library')).toBe(false);
  expect(names.get('/notice')?.en).toBe('Notice');
});

test('chains of redirects between pages are resolved, and circles of any length are left out', () => {
  const steps = Array.from({ length: 30 }, (_, step) => [`/c${step}`, `/c${(step + 1) % 30}`]);
  const others = [
    ['/?p=1', '/about'],
    ['/2019/result', '/notice/item/1'],
  ];
  const rows = [['/a', '/b'], ['/b', '/about'], ['/x', '/x'], ...steps, ...others];
  expect([...addressesOf(siteOf([{ key: 'former-addresses', content: { rows } }])).redirects]).toEqual([
    ['/a', '/about'],
    ['/b', '/about'],
  ]);
});

test('the addresses of a snapshot are computed once', () => {
  expect(addressesOf(sampleSite)).toBe(addressesOf(sampleSite));
});
