import './testing/next-cache.ts';
import './testing/environment.ts';
import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { log } from '#lib/platform/runtime/log.ts';
import { getContact, getHomeNotices } from '#lib/site/content-cache/readers.ts';
import { type Breaker, type CallResult, createBreaker } from './breaker.ts';
import { countVisit } from './counter.ts';
import { CampusApiError, isCampusApiError } from './errors.ts';
import { logInToQaa } from './qaa.ts';
import { type Behaviour, breakOff, drip, flood, json, reset, statusReply } from './testing/behaviours.ts';
import { startCampusServer } from './testing/campus-server.ts';
import { withCampusServer } from './testing/fresh-server.ts';
import { samples } from './testing/samples.ts';
import { createSlots } from './upstream-health.ts';

describe('a call', () => {
  const server = withCampusServer();
  const good = json({ body: [samples.notice] });

  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

  test('the base path of the address is part of request addresses', async () => {
    process.env.UPSTREAM_URL = `${server().url}/campus/v1/`;
    server().behave(good);
    await getHomeNotices();
    expect(server().seen[0]?.url).toBe('/campus/v1/notice/search?search=&limit=7&offset=0');
    expect(server().seen[0]?.headers).toMatchObject({ accept: 'application/json' });
    expect(server().seen[0]?.headers).not.toHaveProperty('cookie');
  });

  test.each<[string, Behaviour, string, number]>([
    ['a reset connection', reset, 'unreachable', 2],
    ['a response that breaks off', breakOff('{"body":['), 'unreachable', 2],
    ['a response of status 500', statusReply(500), 'status', 2],
    ['a response of status 429', statusReply(429, { 'retry-after': '5' }), 'status', 1],
    ['a response of status 404', statusReply(404), 'status', 1],
    ['a response that is too large', flood(100), 'too-large', 1],
    ['a response that is too large when decompressed', flood(300, { gzip: true }), 'too-large', 1],
  ])('a call fails, after a retry if useful, on %s', async (_, behaviour, kind, attempts) => {
    server().behave(behaviour);
    await expect(getHomeNotices()).rejects.toMatchObject({ kind, call: 'GET /notice/search' });
    expect(server().seen).toHaveLength(attempts);
  });

  test('reading stops at the size limit', async () => {
    const behaviour = flood(100);
    server().behave(behaviour);
    await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'too-large' });
    expect(behaviour.sent()).toBeLessThan(50);
  });

  test('a response of single bytes ends at the deadline', async () => {
    process.env.UPSTREAM_TIMEOUT_MS = '150';
    server().behave(drip);
    await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('a redirect is rejected, not followed', async () => {
    const secret = await startCampusServer();
    secret.behave(good);
    server().behave(statusReply(302, { location: `${secret.url}/secret` }));
    await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'redirect', status: 302 });
    expect(secret.seen).toEqual([]);
    await secret.close();
  });

  test('a refused connection and a bad port are reported as unreachable, with the reason', async () => {
    await server().close();
    const message = expect.stringContaining('ECONNREFUSED');
    await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'unreachable', message });
    process.env.UPSTREAM_URL = 'http://127.0.0.1:9';
    await expect(getHomeNotices()).rejects.toMatchObject({ message: expect.stringContaining('bad port') });
  });

  test('after 5 consecutive failures the campus API receives no calls', async () => {
    server().behave(statusReply(500));
    for (let call = 0; call < 3; call += 1)
      await expect(getHomeNotices()).rejects.toMatchObject({ name: 'CampusApiError' });
    expect(server().seen).toHaveLength(5);
    server().behave(good);
    await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'open-circuit' });
    expect(server().seen).toHaveLength(5);
  });

  test('rejected logins do not open the circuit', async () => {
    server().behave(json({ message: 'Invalid user' }, 401));
    for (let login = 0; login < 8; login += 1) {
      expect(await logInToQaa({ userName: 'a', password: 'b' })).toEqual({ accepted: false, message: 'Invalid user' });
    }
    expect(server().seen).toHaveLength(8);
  });

  test('at most 16 calls run at once; the others wait until their time-out', async () => {
    const open: ServerResponse[] = [];
    server().behave((response) => void open.push(response));
    const logIn = () => logInToQaa({ userName: 'a', password: 'b' }).catch(({ kind }: { kind: string }) => kind);
    process.env.UPSTREAM_TIMEOUT_MS = '60000';
    const running = Array.from({ length: 16 }, logIn);
    while (open.length < 16) await wait(10);
    process.env.UPSTREAM_TIMEOUT_MS = '400';
    expect(await Promise.all(Array.from({ length: 4 }, logIn))).toEqual(Array(4).fill('timeout'));
    expect(server().seen).toHaveLength(16);
    for (const response of open) response.destroy();
    expect(await Promise.all(running)).toEqual(Array(16).fill('unreachable'));
  });

  test.each([200, 401, 500])('a login with the success message succeeds with status %i', async (code) => {
    server().behave(json({ message: 'You are successfully signed In' }, code));
    expect(await logInToQaa({ userName: 'a', password: 'b' })).toMatchObject({ accepted: true });
  });

  test.each([
    ['You are successfully signed In ', 200],
    ['you are successfully signed in', 200],
    ['<b>no</b>', 403],
  ])('a login with the message %p is rejected with that message', async (message, code) => {
    server().behave(json({ message }, code));
    expect(await logInToQaa({ userName: 'a', password: 'b' })).toEqual({ accepted: false, message });
  });

  test('a login that fails upstream is an error and is not retried', async () => {
    server().behave(json({ message: 'Internal error' }, 500));
    await expect(logInToQaa({ userName: 'a', password: 'b' })).rejects.toMatchObject({ kind: 'status', status: 500 });
    expect(server().seen).toHaveLength(1);
  });

  test('neither errors nor the log contain request or response bodies', async () => {
    const lines: unknown[] = [];
    const warn = jest.spyOn(log, 'warn').mockImplementation((line: unknown) => void lines.push(line));
    server().behave(json({ message: 'echo of s3cret-password', error: 's3cret-body' }, 500));
    const error = await logInToQaa({ userName: 's3cret-user', password: 's3cret-password' }).catch(
      (thrown: unknown) => thrown,
    );
    const output = JSON.stringify([lines, String(error), Object.entries(error ?? {}), error]);
    expect(lines).toHaveLength(1);
    expect(output).toContain('POST /login/qaaLogin');
    expect(output).not.toContain('s3cret');
    warn.mockRestore();
  });

  test('an error is recognised by its digest after it crossed a cache boundary', async () => {
    server().behave(statusReply(500));
    const error = await getContact().catch((thrown: unknown) => thrown);
    expect(isCampusApiError(error)).toBe(true);
    const digest = typeof error === 'object' && error && 'digest' in error ? error.digest : '';
    expect(digest).toBe('campus-api;status;GET /contact');
    expect(isCampusApiError(Object.assign(new Error('An error occurred'), { digest }))).toBe(true);
    expect([new Error('x'), { digest: 'NEXT_NOT_FOUND' }, null, 'x'].map(isCampusApiError)).toEqual(
      Array(4).fill(false),
    );
  });

  test('Retry-After is honoured: there is no retry and no other call in that time', async () => {
    server().behave(statusReply(429, { 'retry-after': '30' }));
    await expect(getHomeNotices()).rejects.toMatchObject({ kind: 'status', status: 429 });
    await expect(getContact()).rejects.toMatchObject({ kind: 'open-circuit' });
    expect(server().seen).toHaveLength(1);
  });

  /** Forces garbage collection, which the engine does only under load. */
  const collectGarbage = async () => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    for (let time = 0; time < 5; time += 1) {
      await wait(10);
      if (typeof collect === 'function') collect();
    }
  };

  test('calls that time out leave no connection open, even after garbage collection', async () => {
    process.env.UPSTREAM_TIMEOUT_MS = '500';
    let open = 0;
    server().behave((response) => {
      open += 1;
      response.on('close', () => {
        open -= 1;
      });
    });
    const calls = Promise.allSettled([getContact(), getHomeNotices(), countVisit()]);
    while (open < 3) await wait(10);
    await collectGarbage();
    expect((await calls).map(({ status: state }) => state)).toEqual(['rejected', 'rejected', 'rejected']);
    while (open > 0) await wait(10);
  });
});

describe('the circuit breaker', () => {
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
});

describe('the slots of calls', () => {
  function job() {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { work: () => promise, finish: resolve };
  }

  const forever = new AbortController().signal;

  test('concurrency is limited to the number of slots, and the next in the queue takes a free slot', async () => {
    const slots = createSlots(2);
    const order: string[] = [];
    const jobs = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...job() }));
    const done = jobs.map(({ name, work }) =>
      slots.run(forever, () => {
        order.push(name);
        return work();
      }),
    );
    await Promise.resolve();
    expect(order).toEqual(['a', 'b']);
    jobs[1]?.finish();
    await done[1];
    await setImmediate();
    expect(order).toEqual(['a', 'b', 'c']);
    for (const { finish } of jobs) finish();
    await Promise.all(done);
    expect(order).toEqual(['a', 'b', 'c', 'd']);
  });

  test('an aborted waiter leaves the queue without losing a slot', async () => {
    const slots = createSlots(1);
    const first = job();
    const running = slots.run(forever, first.work);
    const aborted = new AbortController();
    const waiting = slots.run(aborted.signal, async () => 'never');
    const served = slots.run(forever, async () => 'served');
    aborted.abort('left');
    await expect(waiting).rejects.toBe('left');
    first.finish();
    await running;
    expect(await served).toBe('served');
    expect(await slots.run(forever, async () => 'free again')).toBe('free again');
  });

  test('failed work frees its slot', async () => {
    const slots = createSlots(1);
    await expect(slots.run(forever, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await slots.run(forever, async () => 'next')).toBe('next');
  });
});

describe('an error', () => {
  test('an error of another copy of the module is recognised, with its kind', () => {
    let other: unknown;
    jest.isolateModules(() => {
      const copy: typeof import('./errors.ts') = require('./errors.ts');
      expect(copy.CampusApiError).not.toBe(CampusApiError);
      other = new copy.CampusApiError('timeout', 'GET /notice/');
    });
    expect(other instanceof CampusApiError).toBe(true);
    expect(other).toMatchObject({ kind: 'timeout', call: 'GET /notice/' });
  });

  test('other errors are not recognised; an error that crossed a cache boundary is, by its digest', () => {
    const crossed = Object.assign(new Error('hidden'), { digest: 'campus-api;timeout;GET /notice/' });
    for (const value of [new Error('other'), { kind: 'timeout' }, null, undefined, 'timeout', crossed])
      expect(value instanceof CampusApiError).toBe(false);
    expect([isCampusApiError(crossed), isCampusApiError(new Error('other'))]).toEqual([true, false]);
  });
});
