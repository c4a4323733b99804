import { cachedPage, cachePage, forgetPage, listPages, touchPage } from './cached-pages.ts';

const ORIGIN = 'https://campus.example';
let kept: Map<string, Response>;
/** How many pages fit on the device. */
let room: number;

/** A cache as the specification has it: what is put is the last in its list. */
const cache = {
  put: async (address: string, copy: Response) => {
    if (!kept.has(address) && kept.size >= room) throw new DOMException('full', 'QuotaExceededError');
    kept.delete(address);
    kept.set(address, copy);
  },
  match: async (asked: string | Request) =>
    kept.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname)?.clone(),
  delete: async (address: string) => kept.delete(address),
  keys: async () => [...kept.keys()].map((address) => new Request(ORIGIN + address)),
};

beforeEach(() => {
  kept = new Map();
  room = Number.POSITIVE_INFINITY;
  Object.assign(globalThis, { caches: { open: async () => cache } });
});

const page = (bytes = 100) =>
  new Response(`<html lang="en"><title>Page</title>${'x'.repeat(bytes)}`, {
    headers: { 'content-type': 'text/html', date: 'Sat, 21 Nov 2026 08:20:00 GMT', 'set-cookie': 'a=1' },
  });
const addresses = async () => (await listPages()).map(({ address }) => address);

test('sixty pages are kept, and the one read longest ago goes', async () => {
  for (let number = 1; number <= 60; number += 1) await cachePage(`/${number}`, page());
  const first = await cachedPage('/1');
  if (first) await touchPage('/1', first);
  await cachePage('/61', page());
  const all = await addresses();
  expect(all).toHaveLength(60);
  expect(all.slice(0, 2)).toEqual(['/61', '/1']);
  expect(all).not.toContain('/2');
});

test('four megabytes are kept', async () => {
  for (let number = 1; number <= 5; number += 1) await cachePage(`/${number}`, page(1_000_000));
  expect(await addresses()).toEqual(['/5', '/4', '/3', '/2']);
});

test('a full device makes room of what was read longest ago', async () => {
  for (let number = 1; number <= 20; number += 1) await cachePage(`/${number}`, page());
  room = 20;
  await cachePage('/21', page());
  expect((await addresses()).slice(0, 2)).toEqual(['/21', '/20']);
});

test('where a new page does not fit, the cached pages stay', async () => {
  await cachePage('/1', page());
  room = 1;
  await cachePage('/2', page());
  expect(await addresses()).toEqual(['/1']);
});

test('a copy says when it was made, and nothing of the visitor', async () => {
  await cachePage('/1', page());
  const headers = Object.fromEntries((await cachedPage('/1'))?.headers ?? []);
  expect(headers).toMatchObject({ 'x-kept-since': '2026-11-21T08:20:00.000Z', 'x-kept-title': 'Page' });
  expect(Object.keys(headers)).not.toContain('set-cookie');
  await forgetPage('/1');
  expect(await addresses()).toEqual([]);
});
