import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { type Behaviour, json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { siteIndex } from './site-index.ts';

const server = withCampusServer();

function campusWith(list: Behaviour) {
  server().behave((response, request) =>
    (request.url?.endsWith('depId=null') ? list : json({ body: [] }))(response, request),
  );
}
const list = (...ids: number[]) =>
  json({ body: ids.map((id) => ({ ...samples.notice, id, description: `Notice ${id}` })) });
/** Milliseconds that searches wait where they wait longer than usual, and where they do not. */
let limits = { longer: 60_000, usual: 0 };
jest.mock('#lib/site/content-cache/last-known-good/in-flight.ts', () => {
  const actual = jest.requireActual<typeof import('#lib/site/content-cache/last-known-good/in-flight.ts')>(
    '#lib/site/content-cache/last-known-good/in-flight.ts',
  );
  const waitLimit = (key?: string) => (actual.waitLimit(key) > 100 ? limits.longer : limits.usual);
  return { ...actual, waitLimit };
});

/** A reply that is sent after `release()`; `requested`: when it was requested. */
function paused(behaviour: Behaviour) {
  const [released, requested] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reply: Behaviour = async (response, request) => {
    requested.resolve();
    await released.promise;
    await behaviour(response, request);
  };
  return { reply, requested: requested.promise, release: () => released.resolve() };
}
const notices = async () =>
  (await siteIndex()).index.list.filter(({ kind }) => kind === 'notices').map(({ path }) => path);

test('the first search after a publication waits for the newer notices', async () => {
  campusWith(list(1));
  expect(await notices()).toEqual(['/notice/item/1']);
  const newer = paused(list(2, 1));
  campusWith(newer.reply);
  clearPending();
  const first = notices();
  await newer.requested;
  newer.release();
  expect(await first).toContain('/notice/item/2');
});

test('newer notices that arrive too late for the first search are used by the next ones', async () => {
  campusWith(list(1));
  await notices();
  const newer = paused(list(2, 1));
  campusWith(newer.reply);
  limits = { longer: 20, usual: 0 };
  clearPending();
  expect(await notices()).toEqual(['/notice/item/1']);
  newer.release();
  while (!(await notices()).includes('/notice/item/2')) await wait(50);
});

test('unchanged notices are not indexed again', async () => {
  campusWith(list(1));
  const { index } = await siteIndex();
  clearPending();
  expect((await siteIndex()).index).toBe(index);
});
