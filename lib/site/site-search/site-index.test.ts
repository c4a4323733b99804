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
const slowly =
  (ms: number, behaviour: Behaviour): Behaviour =>
  async (response, request) => {
    await wait(ms);
    await behaviour(response, request);
  };
const notices = async () =>
  (await siteIndex()).index.list.filter(({ kind }) => kind === 'notices').map(({ path }) => path);

test('the first search after a publication waits for the newer notices', async () => {
  campusWith(list(1));
  expect(await notices()).toEqual(['/notice/item/1']);
  campusWith(slowly(300, list(2, 1)));
  clearPending();
  expect(await notices()).toContain('/notice/item/2');
});

test('newer notices that arrive too late for the first search are used by the next ones', async () => {
  campusWith(list(1));
  await notices();
  campusWith(slowly(1500, list(2, 1)));
  clearPending();
  expect(await notices()).toEqual(['/notice/item/1']);
  while (!(await notices()).includes('/notice/item/2')) await wait(50);
});

test('unchanged notices are not indexed again', async () => {
  campusWith(list(1));
  const { index } = await siteIndex();
  clearPending();
  expect((await siteIndex()).index).toBe(index);
});
