import { lastingSince, type Observation, SETTLE_MS, updateConditions } from './transitions.ts';

const START = Date.parse('2026-11-28T06:00:00Z');
const MINUTE = 60_000;

const site = (isPresent: boolean | null, more: Partial<Observation> = {}): Observation => ({
  key: 'site',
  name: 'site',
  isPresent,
  ...more,
});

/** Runs at these minutes; returns the changes of each. */
function runAll(runs: readonly (readonly [minute: number, observation: Observation])[]): string[] {
  let conditions = {};
  return runs.map(([minute, observation]) => {
    const result = updateConditions(conditions, [observation], START + minute * MINUTE);
    // As a restart between two runs leaves it.
    conditions = JSON.parse(JSON.stringify(result.conditions));
    return result.changes.map(({ isOver }) => (isOver ? 'over' : 'began')).join();
  });
}

test('a condition is reported once when it begins, once when it is over, and again when it returns', () => {
  expect(
    runAll([
      [0, site(false)],
      [5, site(true)],
      [10, site(true)],
      [15, site(false)],
      [20, site(false)],
      [30, site(false)],
      [35, site(false)],
      [40, site(true)],
    ]),
  ).toEqual(['', 'began', '', '', '', 'over', '', 'began']);
});

test('a condition that comes and goes every five minutes is reported once', () => {
  const runs = Array.from({ length: 288 }, (_, index) => [index * 5, site(index % 2 === 0)] as const);
  expect(runAll(runs).filter((change) => change !== '')).toEqual(['began']);
});

test('an unknown state changes nothing', () => {
  expect(
    runAll([
      [0, site(null)],
      [5, site(true)],
      [10, site(null)],
      [60, site(null)],
      [65, site(true)],
    ]),
  ).toEqual(['', 'began', '', '', '']);
});

test('another version of a present condition is reported', () => {
  const update = (version: string): Observation => ({
    key: 'update',
    name: 'update',
    isPresent: true,
    mark: version,
    values: { version },
  });
  expect(
    runAll([
      [0, update('1.1.0')],
      [5, update('1.1.0')],
      [10, update('1.2.0')],
      [15, update('1.2.0')],
    ]),
  ).toEqual(['began', '', 'began', '']);
});

test('changed figures of a condition are stored and not reported', () => {
  const disk = (share: number): Observation => ({ key: 'disk', name: 'disk', isPresent: true, values: { share } });
  const { conditions } = updateConditions({}, [disk(86)], START);
  const later = updateConditions(conditions, [disk(91)], START + 5 * MINUTE);
  expect(later.changes).toEqual([]);
  expect(later.conditions.disk).toMatchObject({ since: START, values: { share: 91 } });
});

test('a clock that jumps reports nothing twice', () => {
  const day = 24 * 60;
  expect(
    runAll([
      [0, site(true)],
      [-day, site(true)],
      [365 * day, site(true)],
      [5, site(true)],
      [10, site(false)],
      [-day, site(false)],
      [-day + 10, site(false)],
      [-day + 15, site(false)],
    ]),
  ).toEqual(['began', '', '', '', '', '', '', 'over']);
});

test('a condition of a time in the future counts from now', () => {
  const { conditions } = updateConditions({}, [site(true)], START + 60 * MINUTE);
  expect(updateConditions(conditions, [site(true)], START).conditions.site?.since).toBe(START);
});

test('a value lasts from its first run on, and from the present after the clock went back', () => {
  const first = lastingSince({}, 'documents', '3 waiting', START);
  const second = lastingSince(first.lasting, 'documents', '3 waiting', START + SETTLE_MS);
  expect(second.since).toBe(START);
  expect(lastingSince(second.lasting, 'documents', '2 waiting', START + SETTLE_MS).since).toBe(START + SETTLE_MS);
  expect(lastingSince(second.lasting, 'documents', '3 waiting', START - MINUTE).since).toBe(START - MINUTE);
  expect(lastingSince(second.lasting, 'documents', null, START)).toEqual({ lasting: {}, since: null });
});
