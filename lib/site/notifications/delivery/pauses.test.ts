import { createPauses } from './pauses.ts';

const ORIGIN = 'https://push.example';
const failing = (after: number | null) => {
  const pauses = createPauses();
  for (let count = 0; count < 5; count += 1) pauses.record(ORIGIN, { kind: 'later', after }, 1000);
  return pauses;
};

test.each([null, 0, 5])(
  'five failures in a row pause a service for a minute, also with a Retry-After of %p',
  (after) => {
    expect(failing(after).until(ORIGIN)).toBe(61_000);
  },
);

test('a longer Retry-After pauses a service for longer, and a response ends the pause', () => {
  const pauses = failing(600_000);
  expect(pauses.until(ORIGIN)).toBe(601_000);
  pauses.record(ORIGIN, { kind: 'sent' }, 1000);
  expect(pauses.until(ORIGIN)).toBe(0);
});
