import { cachedPage, cachePage, listPages, removePage, touchPage } from './cached-pages.ts';

const ORIGIN = 'https://campus.example';
let stored: Map<string, Response>;
/** Number of pages that fit on the device. */
let capacity: number;

/** A cache as specified: `put` appends an entry to its list. */
const cache = {
  put: async (address: string, copy: Response) => {
    if (!stored.has(address) && stored.size >= capacity) throw new DOMException('full', 'QuotaExceededError');
    stored.delete(address);
    stored.set(address, copy);
  },
  match: async (request: string | Request) =>
    stored.get(typeof request === 'string' ? request : new URL(request.url).pathname)?.clone(),
  delete: async (address: string) => stored.delete(address),
  keys: async () => [...stored.keys()].map((address) => new Request(ORIGIN + address)),
};

beforeEach(() => {
  stored = new Map();
  capacity = Number.POSITIVE_INFINITY;
  Object.assign(globalThis, { caches: { open: async () => cache } });
});

const page = (bytes = 100) =>
  new Response(`<html lang="en"><title>Page</title>${'x'.repeat(bytes)}`, {
    headers: { 'content-type': 'text/html', date: 'Sat, 21 Nov 2026 08:20:00 GMT', 'set-cookie': 'a=1' },
  });
const addresses = async () => (await listPages()).map(({ address }) => address);

test('sixty pages are stored, and the least recently read one is deleted', async () => {
  for (let number = 1; number <= 60; number += 1) await cachePage(`/${number}`, page());
  const first = await cachedPage('/1');
  if (first) await touchPage('/1', first);
  await cachePage('/61', page());
  const all = await addresses();
  expect(all).toHaveLength(60);
  expect(all.slice(0, 2)).toEqual(['/61', '/1']);
  expect(all).not.toContain('/2');
});

test('four megabytes of pages are stored', async () => {
  for (let number = 1; number <= 5; number += 1) await cachePage(`/${number}`, page(1_000_000));
  expect(await addresses()).toEqual(['/5', '/4', '/3', '/2']);
});

test('on a full device the least recently read pages are deleted', async () => {
  for (let number = 1; number <= 20; number += 1) await cachePage(`/${number}`, page());
  capacity = 20;
  await cachePage('/21', page());
  expect((await addresses()).slice(0, 2)).toEqual(['/21', '/20']);
});

test('the cached pages remain if a new page does not fit', async () => {
  await cachePage('/1', page());
  capacity = 1;
  await cachePage('/2', page());
  expect(await addresses()).toEqual(['/1']);
});

test('a copy has its time and no data of the visitor', async () => {
  await cachePage('/1', page());
  const headers = Object.fromEntries((await cachedPage('/1'))?.headers ?? []);
  expect(headers).toMatchObject({ 'x-kept-since': '2026-11-21T08:20:00.000Z', 'x-kept-title': 'Page' });
  expect(Object.keys(headers)).not.toContain('set-cookie');
  await removePage('/1');
  expect(await addresses()).toEqual([]);
});
