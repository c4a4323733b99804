import { type Breaker, createBreaker, type Outcome } from './breaker.ts';

let now: number;
let breaker: Breaker;

beforeEach(() => {
  now = 0;
  breaker = createBreaker(() => now);
});

function pass(outcome: Outcome, times = 1) {
  for (let time = 0; time < times; time += 1) {
    const settle = breaker.admit();
    if (!settle) throw new Error('the circuit is open');
    settle(outcome);
  }
}

test('opens after 5 failures in a row', () => {
  pass('failure', 4);
  expect(breaker.admit()).not.toBeNull();
  pass('failure');
  expect(breaker.admit()).toBeNull();
});

test('a success in between starts the count anew', () => {
  pass('failure', 4);
  pass('success');
  pass('failure', 4);
  expect(breaker.admit()).not.toBeNull();
});

test('failures that are further apart than 10 s do not add up', () => {
  for (let failure = 0; failure < 10; failure += 1) {
    pass('failure');
    now += 2600;
  }
  expect(breaker.admit()).not.toBeNull();
});

test('a visitor who leaves proves nothing', () => {
  pass('neither', 20);
  expect(breaker.admit()).not.toBeNull();
});

describe('once open', () => {
  beforeEach(() => pass('failure', 5));

  test('refuses for 10 s, then lets one through', () => {
    now = 9999;
    expect(breaker.admit()).toBeNull();
    now = 10_000;
    const settle = breaker.admit();
    expect(settle).not.toBeNull();
    expect(breaker.admit()).toBeNull();
    settle?.('success');
    pass('success', 3);
  });

  test('a probe that fails opens it for another 10 s', () => {
    now = 10_000;
    pass('failure');
    now = 19_999;
    expect(breaker.admit()).toBeNull();
    now = 20_000;
    expect(breaker.admit()).not.toBeNull();
  });

  test('a probe that proves nothing makes room for the next', () => {
    now = 10_000;
    pass('neither');
    expect(breaker.admit()).not.toBeNull();
  });
});

test('an exchange that began before and fails late does not lengthen the pause', () => {
  const late = breaker.admit();
  pass('failure', 5);
  now = 9000;
  late?.('failure');
  now = 10_000;
  expect(breaker.admit()).not.toBeNull();
});

test('an upstream that asks to be left alone is, though not for more than a minute', () => {
  breaker.admit()?.('failure', 30_000);
  now += 29_000;
  expect(breaker.admit()).toBeNull();
  now += 1_000;
  breaker.admit()?.('failure', 3_600_000);
  now += 50_000;
  expect(breaker.admit()).not.toBeNull();
});

test('it tells how it stands', () => {
  expect(breaker.state()).toEqual({ open: false, failing: false, sinceSuccess: null, sinceFailure: null });
  breaker.admit()?.('success');
  now += 3_000;
  for (let call = 0; call < 5; call += 1) breaker.admit()?.('failure');
  expect(breaker.state()).toEqual({ open: true, failing: true, sinceSuccess: 3, sinceFailure: 0 });
});
