import { expect, test } from 'playwright/test';
import {
  allowedStatuses,
  type ClusterFixture,
  expectAtOther,
  expectPages,
  listStatuses,
  publishNotice,
  sharesPages,
  startRedis,
  visitStatuses,
  withCluster,
} from './cluster-fixture.ts';
import { cookieOf, PER_MINUTE, unusedAddress } from './instances.ts';

test.describe.configure({ mode: 'serial' });

interface Fault {
  state: string;
  begins: (fixture: ClusterFixture) => unknown;
  ends: (fixture: ClusterFixture) => unknown;
}

const faults: Fault[] = [
  { state: 'is gone', begins: ({ redis }) => redis.kill(), ends: ({ redis }) => redis.start() },
  { state: 'hangs', begins: ({ redis }) => redis.pause(), ends: ({ redis }) => redis.resume() },
  { state: 'is lost in the network', begins: ({ proxy }) => proxy.stall(), ends: ({ proxy }) => proxy.restore() },
  { state: 'truncates its replies', begins: ({ proxy }) => proxy.truncate(), ends: ({ proxy }) => proxy.restore() },
  {
    state: 'is full',
    begins: ({ redis }) => redis.command('CONFIG', 'SET', 'maxmemory', '1'),
    ends: ({ redis }) => redis.command('CONFIG', 'SET', 'maxmemory', '0'),
  },
  {
    state: 'is read-only',
    begins: ({ redis }) => redis.command('REPLICAOF', '127.0.0.1', '1'),
    ends: ({ redis }) => redis.command('REPLICAOF', 'NO', 'ONE'),
  },
];

const fixture = withCluster();

test.beforeAll(async () => startRedis(fixture()));

for (const { state, begins, ends } of faults) {
  test(`while Redis ${state}, pages are served and the QAA area is closed; afterwards both work again`, async () => {
    const { one, other, cookie, cold } = fixture();
    const own = cookieOf(await one.logIn(unusedAddress()));
    await begins(fixture());
    await expectPages(fixture());
    await expect.poll(() => listStatuses(fixture())).toEqual([503, 503]);
    expect((await one.documents(cookie)).headers['retry-after']).toBe('60');
    // A login is rejected once the fault is detected, which takes a second or two where Redis hangs.
    for (const instance of [one, other]) {
      await expect.poll(async () => (await instance.logIn(unusedAddress())).status).toBe(503);
    }
    const address = unusedAddress();
    expect(await visitStatuses(PER_MINUTE + 1, address, [one])).toEqual([...allowedStatuses, 429]);
    expect(await other.visits(address)).toBe(200);
    expect(await one.logOut(own)).toBe(204);
    await publishNotice(fixture(), `Published while Redis ${state}`);
    await ends(fixture());
    await expect.poll(() => listStatuses(fixture())).toEqual([200, 200]);
    await expect.poll(async () => (await other.documents(own)).status).toBe(401);
    await expect
      .poll(() => visitStatuses(PER_MINUTE + 2, unusedAddress(), [one, other]))
      .toEqual([...allowedStatuses, 429, 429]);
    await expectAtOther(fixture(), `Published while Redis ${state}`);
    await sharesPages(one, other, cold);
  });
}
