import { expect, test } from 'playwright/test';
import {
  allowed,
  arePagesReady,
  ask,
  begin,
  isSeenAtOther,
  lists,
  publish,
  type Stand,
  withCluster,
} from './testing/cluster-fixture.ts';
import { sharesPages } from './testing/cold-pages.ts';
import { cookieOf, newAddress, PER_MINUTE } from './testing/instances.ts';

test.describe.configure({ mode: 'serial' });

interface Fault {
  what: string;
  begins: (stand: Stand) => unknown;
  ends: (stand: Stand) => unknown;
}

const faults: Fault[] = [
  { what: 'is gone', begins: ({ redis }) => redis.kill(), ends: ({ redis }) => redis.start() },
  { what: 'hangs', begins: ({ redis }) => redis.pause(), ends: ({ redis }) => redis.resume() },
  { what: 'is lost in the network', begins: ({ proxy }) => proxy.hold(), ends: ({ proxy }) => proxy.mend() },
  { what: 'breaks off its answers', begins: ({ proxy }) => proxy.cut(), ends: ({ proxy }) => proxy.mend() },
  {
    what: 'is full',
    begins: ({ redis }) => redis.say('CONFIG', 'SET', 'maxmemory', '1'),
    ends: ({ redis }) => redis.say('CONFIG', 'SET', 'maxmemory', '0'),
  },
  {
    what: 'is read-only',
    begins: ({ redis }) => redis.say('REPLICAOF', '127.0.0.1', '1'),
    ends: ({ redis }) => redis.say('REPLICAOF', 'NO', 'ONE'),
  },
];

const stand = withCluster();

test.beforeAll(async () => begin(stand()));

for (const { what, begins, ends } of faults) {
  test(`while Redis ${what}, pages are served and the QAA area is closed; afterwards all is as before`, async () => {
    const { one, other, cookie, cold } = stand();
    const own = cookieOf(await one.logIn(newAddress()));
    await begins(stand());
    await arePagesReady(stand());
    await expect.poll(() => lists(stand())).toEqual([503, 503]);
    expect((await one.documents(cookie)).headers['retry-after']).toBe('60');
    // A login is refused once that is known for sure, which takes a second or two where it hangs.
    for (const instance of [one, other]) {
      await expect.poll(async () => (await instance.logIn(newAddress())).status).toBe(503);
    }
    const address = newAddress();
    expect(await ask(PER_MINUTE + 1, address, [one])).toEqual([...allowed, 429]);
    expect(await other.visits(address)).toBe(200);
    expect(await one.logOut(own)).toBe(204);
    await publish(stand(), `Said while it ${what}`);
    await ends(stand());
    await expect.poll(() => lists(stand())).toEqual([200, 200]);
    await expect.poll(async () => (await other.documents(own)).status).toBe(401);
    await expect.poll(() => ask(PER_MINUTE + 2, newAddress(), [one, other])).toEqual([...allowed, 429, 429]);
    await isSeenAtOther(stand(), `Said while it ${what}`);
    await sharesPages(one, other, cold);
  });
}
