import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { addRepeatWish, readChannelStatus, writeChannelWish } from '#lib/platform/watch/channel-status.ts';
import { json, raw, reset, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { advanceClock, DAY, HOUR, MINUTE } from '#lib/site/campus-client/testing/fake-clock.ts';
import { channelRecords } from './channel-records.ts';
import { queuedPosts, storePost } from './queue.ts';
import { SECRET, TOKEN, withChannels } from './testing/with-channels.ts';

const { campus, server, publish, startRound, publishAndSend } = withChannels();
const old = { 1: 'An older notice' };
const dataDir = () => process.env.DATA_DIR ?? '';

/** The texts that the service received. */
const texts = () => server().received.map(({ body }) => String(JSON.parse(body).text).split('\n')[0]);

async function channel() {
  advanceClock(6000);
  await startRound()();
  return readChannelStatus(dataDir())?.channels[0];
}

test('the first list is not posted, and a new notice is posted once, after two minutes', async () => {
  publish(old);
  const round = startRound();
  await round(true);
  publish({ ...old, 2: 'परीक्षा सूचना' });
  await round(true);
  advanceClock(2 * MINUTE - 1000);
  await round();
  expect(server().received).toEqual([]);
  advanceClock(1000);
  await round();
  await round();
  await startRound()(true);
  expect(texts()).toEqual(['परीक्षा सूचना']);
  expect(await channel()).toMatchObject({
    ...{ name: 'telegram', target: '@campus', waiting: 0, pause: null, failure: null },
    posts: [{ notice: '2', title: 'परीक्षा सूचना', result: 'posted', url: 'https://t.me/campus/7' }],
  });
});

test('a notice that was withdrawn within two minutes is not posted, and an edited one is posted as it is then', async () => {
  publish(old);
  const round = startRound({ telegram: { token: TOKEN, chat: '@campus' }, indexNow: { key: 'a1b2c3d4' } });
  await round(true);
  publish({ ...old, 2: 'By mistake', 3: 'Rutine' });
  await round(true);
  advanceClock(MINUTE);
  publish({ ...old, 3: 'Routine' });
  await round(true);
  advanceClock(10 * MINUTE);
  await round();
  const bodies = server().received.map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies.filter((body) => body.includes('Routine'))).toHaveLength(1);
  expect(bodies.join()).not.toMatch(/mistake|item\/2/);
});

test('500 notices at once are not posted, the admin sees it, and later ones are', async () => {
  publish(old);
  const round = startRound();
  await round(true);
  await publishAndSend(round, { ...old, 5: 'First of the import' });
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [at + 10, `Imported ${at}`]));
  publish({ ...old, 5: 'First of the import', 6: 'Just before' });
  await round(true);
  await publishAndSend(round, { ...old, 5: 'First of the import', 6: 'Just before', ...many });
  expect(texts()).toEqual(['First of the import']);
  expect((await channel())?.posts[0]).toMatchObject({ result: 'imported', count: 501 });
  advanceClock(HOUR);
  await publishAndSend(round, { ...old, 5: 'First of the import', 6: 'Just before', ...many, 900: 'A later notice' });
  expect(texts()).toEqual(['First of the import', 'A later notice']);
});

test('while the service fails, posts wait in their order through restarts', async () => {
  publish(old);
  await startRound()(true);
  server().behave(statusReply(500));
  await publishAndSend(startRound(), { ...old, 2: 'First' });
  await publishAndSend(startRound(), { ...old, 2: 'First', 3: 'Second' });
  const failed = server().received.length;
  expect(texts().every((text) => text === 'First')).toBe(true);
  expect(await channel()).toMatchObject({ waiting: 2, failure: { reason: '500' }, posts: [] });
  server().behave(json({ ok: true, result: {} }));
  advanceClock(HOUR);
  await startRound()();
  expect(texts().slice(failed)).toEqual(['First', 'Second']);
  expect(await channel()).toMatchObject({ waiting: 0, failure: null });
});

test('after a limit of the service the next attempt waits for its retry_after', async () => {
  publish(old);
  const round = startRound();
  await round(true);
  server().behave(json({ ok: false, error_code: 429, description: 'Too Many', parameters: { retry_after: 600 } }, 429));
  await publishAndSend(round, { ...old, 2: 'First' });
  server().behave(json({ ok: true, result: {} }));
  advanceClock(599_000);
  await round();
  expect(server().received).toHaveLength(1);
  advanceClock(1000);
  await round();
  expect(texts()).toEqual(['First', 'First']);
});

test('a refusal pauses the channel until it is resumed, and loses nothing', async () => {
  publish(old);
  const round = startRound();
  await round(true);
  server().behave(json({ ok: false, error_code: 401, description: `Unauthorized ${TOKEN}` }, 401));
  await publishAndSend(round, { ...old, 2: 'First' });
  advanceClock(DAY);
  await startRound()();
  expect(server().received).toHaveLength(1);
  const state = await channel();
  expect(state).toMatchObject({ pause: { by: 'refused', reason: '401 Unauthorized …' }, waiting: 1 });
  expect(JSON.stringify(state)).not.toContain('secret-token');
  server().behave(json({ ok: true, result: {} }));
  await writeChannelWish(dataDir(), 'telegram', { isPaused: false, name: 'sita', at: Date.now() });
  await startRound()();
  expect(texts()).toEqual(['First', 'First']);
});

test('posts wait while the admin has paused the channel, also after a restart', async () => {
  publish(old);
  await startRound()(true);
  await writeChannelWish(dataDir(), 'telegram', { isPaused: true, name: 'sita', at: Date.now() });
  await publishAndSend(startRound(), { ...old, 2: 'First' });
  await startRound()();
  expect(server().received).toEqual([]);
  expect(await channel()).toMatchObject({ pause: { by: 'admin', name: 'sita' }, waiting: 1 });
  await writeChannelWish(dataDir(), 'telegram', { isPaused: false, name: 'sita', at: Date.now() });
  await startRound()();
  expect(texts()).toEqual(['First']);
});

test.each([
  ['a broken connection', reset],
  ['a response without a valid body', raw('<!doctype html><title>It works!</title>')],
])('a post that the service may have received is not repeated after %s', async (_, behaviour) => {
  publish(old);
  const round = startRound();
  await round(true);
  server().behave(behaviour);
  await publishAndSend(round, { ...old, 2: 'First' });
  server().behave(json({ ok: true, result: {} }));
  advanceClock(DAY);
  await startRound()();
  expect(texts()).toEqual(['First']);
  expect((await channel())?.posts).toMatchObject([{ notice: '2', result: 'unknown' }]);
});

/** Leaves the queue as a process does that was killed while it sent. */
async function killWhileSending(): Promise<void> {
  const [entry] = await queuedPosts(channelRecords());
  if (!entry) throw new Error('nothing waits');
  await channelRecords().change([storePost({ ...entry.post, claimedAt: Date.now() })]);
}

test('a post of a killed process is not repeated where the service recognises no repetition', async () => {
  publish(old);
  await startRound()(true);
  publish({ ...old, 2: 'First' });
  await startRound()(true);
  await killWhileSending();
  advanceClock(2 * MINUTE);
  await startRound()();
  expect(server().received).toEqual([]);
  expect((await channel())?.posts).toMatchObject([{ notice: '2', result: 'unknown' }]);
});

test('a post of a killed process is sent again with the same id where the receiver recognises it', async () => {
  const webhook = { url: `${server().url}/hook`, secret: SECRET, categories: null };
  publish(old);
  await startRound({ webhook })(true);
  server().behave(statusReply(500));
  await publishAndSend(startRound({ webhook }), { ...old, 2: 'First' });
  await killWhileSending();
  server().behave(statusReply(204));
  advanceClock(2 * MINUTE);
  await startRound({ webhook })();
  const ids = server().received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(ids[0]).toMatch(/^published\.2\./);
});

test('withdrawn notices are reported to search engines, but not all at once', async () => {
  const indexNow = { key: 'a1b2c3d4' };
  const round = startRound({ indexNow });
  publish({ ...old, 2: 'Second', 3: 'Third' });
  await round(true);
  await publishAndSend(round, { ...old, 3: 'Third' });
  expect(server().received.map(({ body }) => JSON.parse(body).urlList)).toEqual([
    ['https://campus.example/notice/item/2', 'https://campus.example/ne/notice/item/2'],
  ]);
  await publishAndSend(round, {});
  expect(server().received).toHaveLength(1);
});

test('one channel that fails does not keep others waiting', async () => {
  publish(old);
  const parts = { webhook: { url: 'http://127.0.0.1:1/hook', secret: SECRET, categories: null } };
  const round = startRound({ ...parts, telegram: { token: TOKEN, chat: '@campus' } });
  await round(true);
  await publishAndSend(round, { ...old, 2: 'First' });
  expect(texts()).toEqual(['First']);
  advanceClock(6000);
  await round();
  expect(readChannelStatus(dataDir())?.channels).toMatchObject([
    { name: 'webhook', target: '127.0.0.1:1', waiting: 1, failure: { reason: 'ECONNREFUSED' } },
    { name: 'telegram', waiting: 0 },
  ]);
});

test('an outage of the campus API posts and withdraws nothing', async () => {
  publish({ ...old, 2: 'Second' });
  const indexNow = { key: 'a1b2c3d4' };
  await startRound({ indexNow })(true);
  campus().behave(statusReply(500));
  await startRound({ indexNow })(true);
  advanceClock(DAY);
  await startRound({ indexNow })();
  expect(server().received).toEqual([]);
});

test('a webhook of some categories gets their notices only', async () => {
  const webhook = { url: `${server().url}/hook`, secret: SECRET, categories: ['exam'] };
  publish(old);
  const round = startRound({ webhook });
  await round(true);
  publish({ ...old, 2: 'Exam', 3: 'Admission' }, { 2: 10, 3: 12 });
  await round(true);
  advanceClock(2 * MINUTE);
  await round();
  await round();
  expect(server().received.map(({ body }) => JSON.parse(body).data.notice.id)).toEqual(['2']);
  expect((await queuedPosts(channelRecords())).length).toBe(0);
});

test('a post of an unknown result is repeated once for each wish of a person, never by itself', async () => {
  publish(old);
  const round = startRound();
  await round(true);
  server().behave(reset);
  await publishAndSend(round, { ...old, 2: 'Second' });
  advanceClock(DAY);
  await round();
  expect(texts()).toEqual(['Second']);
  const [post] = (await channel())?.posts ?? [];
  expect(post?.result).toBe('unknown');
  const wish = { event: 'published', notice: '2', postedAt: post?.at ?? 0, name: 'sita', at: Date.now() } as const;
  await addRepeatWish(dataDir(), 'telegram', { ...wish, postedAt: 5 });
  await addRepeatWish(dataDir(), 'telegram', { ...wish, at: wish.at + 1 });
  server().behave(json({ ok: true, result: { message_id: 8, chat: { username: 'campus' } } }));
  for (let again = 0; again < 4; again += 1) await startRound()();
  expect(texts()).toEqual(['Second', 'Second']);
  expect((await channel())?.posts).toMatchObject([
    { result: 'posted' },
    { result: 'unknown', repeated: { name: 'sita' } },
  ]);
});
