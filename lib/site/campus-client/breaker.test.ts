import { type Breaker, type CallResult, createBreaker } from './breaker.ts';

let now: number;
let breaker: Breaker;

beforeEach(() => {
  now = 0;
  breaker = createBreaker(() => now);
});

function pass(result: CallResult, times = 1) {
  for (let time = 0; time < times; time += 1) {
    const record = breaker.admit();
    if (!record) throw new Error('the circuit is open');
    record(result);
  }
}

test('the circuit opens after 5 consecutive failures', () => {
  pass('failure', 4);
  expect(breaker.admit()).not.toBeNull();
  pass('failure');
  expect(breaker.admit()).toBeNull();
});

test('a success resets the count of failures', () => {
  pass('failure', 4);
  pass('success');
  pass('failure', 4);
  expect(breaker.admit()).not.toBeNull();
});

test('failures more than 10 s apart do not add up', () => {
  for (let failure = 0; failure < 10; failure += 1) {
    pass('failure');
    now += 2600;
  }
  expect(breaker.admit()).not.toBeNull();
});

test('a cancelled call does not count', () => {
  pass('neither', 20);
  expect(breaker.admit()).not.toBeNull();
});

describe('an open circuit', () => {
  beforeEach(() => pass('failure', 5));

  test('rejects calls for 10 s, then admits one', () => {
    now = 9999;
    expect(breaker.admit()).toBeNull();
    now = 10_000;
    const record = breaker.admit();
    expect(record).not.toBeNull();
    expect(breaker.admit()).toBeNull();
    record?.('success');
    pass('success', 3);
  });

  test('stays open for another 10 s if the probe fails', () => {
    now = 10_000;
    pass('failure');
    now = 19_999;
    expect(breaker.admit()).toBeNull();
    now = 20_000;
    expect(breaker.admit()).not.toBeNull();
  });

  test('admits another probe if the first is cancelled', () => {
    now = 10_000;
    pass('neither');
    expect(breaker.admit()).not.toBeNull();
  });
});

test('a failure of a call from before the opening does not keep the circuit open longer', () => {
  const late = breaker.admit();
  pass('failure', 5);
  now = 9000;
  late?.('failure');
  now = 10_000;
  expect(breaker.admit()).not.toBeNull();
});

test('Retry-After is honoured up to a minute', () => {
  breaker.admit()?.('failure', 30_000);
  now += 29_000;
  expect(breaker.admit()).toBeNull();
  now += 1_000;
  breaker.admit()?.('failure', 3_600_000);
  now += 50_000;
  expect(breaker.admit()).not.toBeNull();
});

test('the state has the seconds since the latest success and failure', () => {
  expect(breaker.state()).toEqual({ open: false, failing: false, sinceSuccess: null, sinceFailure: null });
  breaker.admit()?.('success');
  now += 3_000;
  for (let call = 0; call < 5; call += 1) breaker.admit()?.('failure');
  expect(breaker.state()).toEqual({ open: true, failing: true, sinceSuccess: 3, sinceFailure: 0 });
});
