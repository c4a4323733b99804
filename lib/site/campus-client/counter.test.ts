import './testing/environment.ts';
import { countVisit } from './counter.ts';
import { hang, json, statusReply } from './testing/behaviours.ts';
import { withCampusServer } from './testing/fresh-server.ts';

const campus = withCampusServer();

const visits = (count: number) => Promise.all(Array.from({ length: count }, () => countVisit()));

test('each visit is a separate request', async () => {
  campus().behave(...[1, 2, 3].map((visit) => json({ visit })));
  expect([await countVisit(), await countVisit(), await countVisit()]).toEqual([1, 2, 3]);
});

test('a hundred consecutive visits are a hundred requests', async () => {
  campus().behave(json({ visit: 7 }));
  for (let visit = 0; visit < 100; visit += 1) await countVisit();
  expect(campus().seen).toHaveLength(100);
});

test('at most eight of many concurrent visits are requests, and all receive a count', async () => {
  campus().behave(json({ visit: 7 }));
  expect(new Set(await visits(500))).toEqual(new Set([7]));
  expect(campus().seen).toHaveLength(8);
  await visits(5);
  expect(campus().seen).toHaveLength(13);
});

test('while eight requests hang, the previous count is returned at once', async () => {
  process.env.UPSTREAM_TIMEOUT_MS = '60000';
  campus().behave(json({ visit: 7 }));
  await countVisit();
  campus().behave(hang);
  const hanging = visits(8);
  hanging.catch(() => undefined);
  expect(await visits(100)).toEqual(Array.from({ length: 100 }, () => 7));
});

test('a failure does not affect the next visit', async () => {
  campus().behave(statusReply(500));
  expect(
    new Set((await Promise.allSettled(Array.from({ length: 25 }, () => countVisit()))).map((one) => one.status)),
  ).toEqual(new Set(['rejected']));
  globalThis.campusWebsite?.clear();
  campus().behave(json({ visit: 8 }));
  expect(await countVisit()).toBe(8);
});
