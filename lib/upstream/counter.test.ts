import './testing/environment.ts';
import { countVisit } from './counter.ts';
import { json, status } from './testing/behaviours.ts';
import { withCampusServer } from './testing/fresh-server.ts';

const campus = withCampusServer();

beforeEach(() => {
  const now = Math.ceil(performance.now());
  jest.spyOn(performance, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

const visits = (count: number) => Promise.all(Array.from({ length: count }, () => countVisit()));
const nextSecond = () => jest.mocked(performance.now).mockReturnValue(performance.now() + 1000);

test('each visit is a question of its own', async () => {
  campus().behave(...[1, 2, 3].map((visit) => json({ visit })));
  expect([await countVisit(), await countVisit(), await countVisit()]).toEqual([1, 2, 3]);
});

test('of a crowd twenty a second are, and all are told a count', async () => {
  campus().behave(json({ visit: 7 }));
  expect(new Set(await visits(500))).toEqual(new Set([7]));
  expect(campus().seen).toHaveLength(20);
  nextSecond();
  await visits(5);
  expect(campus().seen).toHaveLength(25);
});

test('a failure is none of the next second', async () => {
  campus().behave(status(500));
  expect(
    new Set((await Promise.allSettled(Array.from({ length: 25 }, () => countVisit()))).map((one) => one.status)),
  ).toEqual(new Set(['rejected']));
  globalThis.campusWebsite?.clear();
  campus().behave(json({ visit: 8 }));
  expect(await countVisit()).toBe(8);
});
