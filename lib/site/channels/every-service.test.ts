import '#lib/site/campus-client/testing/environment.ts';
import '#lib/site/campus-client/testing/next-cache.ts';
import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { readOutboxStatus, serviceNames, writePauseWish } from '#lib/platform/watch/outbox-status.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { advanceClock, DAY, HOUR, MINUTE, SECOND } from '#lib/site/campus-client/testing/fake-clock.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { queueOf, readEntry, storeEntry } from '#lib/site/outbox/queue.ts';
import { createRound } from '#lib/site/outbox/round.ts';
import { createStatusReport } from '#lib/site/outbox/status.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { recordsInDataDir } from '#lib/site/outbox/storage/records-in-data-dir.ts';
import type { Collection, Records } from '#lib/site/outbox/storage/stored-records.ts';
import { startService, type TriedService } from './testing/every-service.ts';

describe.each(serviceNames)('%s', (name) => {
  const campus = withCampusServer({ SITE_URL: 'https://campus.example' });
  withFixedClock('2026-11-24T10:00:00Z');
  let service: TriedService;
  beforeEach(async () => {
    service = await startService(name);
  });
  afterEach(() => service.close());

  const dataDir = () => environment().dataDir;

  function publish(...ids: number[]): void {
    const body = ids.map((id) => ({
      ...samples.notice,
      ...{ id, description: `Notice ${id}`, createdDate: new Date().toISOString() },
    }));
    campus().behave((response, request) => {
      const category = new URL(request.url ?? '', 'http://campus').searchParams.get('depId') ?? 'null';
      return json({ body: category === 'null' ? body : [] })(response, request);
    });
  }

  /** A round, as a new process with the stored records would run it. */
  function startRound(store: Records = records()) {
    const services = [service.deliverer];
    const report = createStatusReport(services, dataDir());
    const round = createRound({ records: store, services, takeLease: async () => true, report, hangMs: MINUTE });
    return (isPublished = false) => round({ isPublished, hasDocuments: false });
  }

  async function publishAndSend(round: ReturnType<typeof startRound>, ...ids: number[]): Promise<void> {
    publish(...ids);
    await round(true);
    advanceClock(2 * MINUTE);
    await round();
  }

  /** A round that begins after a notice that is not announced. */
  async function begin(): Promise<ReturnType<typeof startRound>> {
    publish(1);
    const round = startRound();
    await round(true);
    return round;
  }

  async function state() {
    advanceClock(6 * SECOND);
    await startRound()();
    return readOutboxStatus(dataDir())?.services[0];
  }

  /** Ids in all messages; a push message has those of the day. */
  const receivedIds = () => [...new Set(service.received().flat())];

  test('the first list is not sent, and a new notice is sent once, also after a restart', async () => {
    const round = await begin();
    await publishAndSend(round, 1, 2);
    await round();
    await startRound()(true);
    expect(service.received()).toEqual([['2']]);
    expect(await state()).toMatchObject({ name, waiting: 0, pause: null, failure: null });
    expect((await state())?.deliveries).toMatchObject([{ result: 'sent' }, ...(name === 'mail' ? [{}] : [])]);
  });

  test('news that a process found before its crash is sent afterwards, once', async () => {
    await begin();
    publish(1, 2);
    await startRound()(true);
    advanceClock(10 * MINUTE);
    await startRound()();
    await startRound()();
    expect(service.received()).toEqual([['2']]);
  });

  /** Leaves the queue as a process does that was killed while it sent. */
  async function killWhileSending(at = Date.now()): Promise<void> {
    for await (const page of records().pages(queueOf(name)))
      for (const [key, value] of page) {
        const stored = readEntry(key, value);
        if (stored) await records().change([storeEntry(name, { ...stored.entry, claimedAt: at })]);
      }
  }

  test.each([
    ['a process was killed while it sent', 0],
    ['its clock was fast by days then', 3 * DAY],
    ['its clock was slow by days then', -3 * DAY],
  ])('a message is repeated only where the service recognises it, when %s', async (_, offset) => {
    const round = await begin();
    service.fail();
    await publishAndSend(round, 1, 2);
    service.work();
    await killWhileSending(Date.now() + offset);
    advanceClock(10 * MINUTE);
    await startRound()();
    await startRound()();
    expect(service.received()).toEqual(service.deliverer.isRepeatable ? [['2']] : []);
    if (!service.deliverer.isRepeatable)
      expect((await state())?.deliveries).toMatchObject([{ notice: '2', result: 'unknown' }]);
  });

  test('messages wait while the admin has paused the service, also after a restart', async () => {
    const round = await begin();
    await writePauseWish(dataDir(), name, { isPaused: true, name: 'sita', at: Date.now() });
    await publishAndSend(round, 1, 2);
    await startRound()();
    expect(service.attempts()).toBe(0);
    expect(await state()).toMatchObject({ pause: { by: 'admin', name: 'sita' } });
    expect((await state())?.waiting).toBeGreaterThan(0);
    await writePauseWish(dataDir(), name, { isPaused: false, name: 'sita', at: Date.now() });
    await startRound()();
    expect(service.received()).toEqual([['2']]);
  });

  test('500 notices at once do not cause a flood of messages, and a later notice is sent', async () => {
    const round = await begin();
    const many = Array.from({ length: 500 }, (_, at) => at + 1000);
    await publishAndSend(round, 1, ...many);
    await round();
    expect(service.received().length).toBe(service.deliverer.skipsImports ? 0 : 1);
    if (service.deliverer.skipsImports)
      expect((await state())?.deliveries).toMatchObject([{ result: 'imported', count: 500 }]);
    advanceClock(2 * DAY);
    await publishAndSend(round, 1, ...many, 2);
    expect(service.received().at(-1)).toEqual(['2']);
  });

  test.each([
    ['put back', 0, -3 * DAY],
    ['fast by 200 days, and then right', 200 * DAY, -200 * DAY],
  ])('a clock that is %s neither delays nor repeats a message', async (_, before, after) => {
    const round = await begin();
    advanceClock(before);
    publish(1, 2);
    await round(true);
    advanceClock(after + 5 * MINUTE);
    for (let minute = 0; minute < 4; minute += 1) {
      advanceClock(MINUTE);
      await round();
    }
    await startRound()(true);
    expect(service.received()).toEqual([['2']]);
  });

  test('while the service is away for a week it gets few requests, and then the newest notice once', async () => {
    const round = await begin();
    service.fail();
    await publishAndSend(round, 1, 2);
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      advanceClock(HOUR);
      await round();
    }
    expect(service.attempts()).toBeLessThan(2 * 24 * 7);
    service.work();
    await publishAndSend(round, 1, 2, 3);
    advanceClock(HOUR);
    await round();
    await startRound()();
    const sent = service.received().flat();
    expect(sent.filter((id) => id === '3')).toEqual(['3']);
    // Given up after days, or in the first mail after the failure.
    expect(sent.filter((id) => id === '2')).toEqual(name === 'mail' ? ['2'] : []);
    expect(await state()).toMatchObject({ waiting: 0, failure: null });
  });

  test('a message that the service never accepts stops no other', async () => {
    const round = await begin();
    service.failForOne();
    await publishAndSend(round, 1, 2);
    await publishAndSend(round, 1, 2, 3);
    for (let step = 0; step < 12; step += 1) {
      advanceClock(5 * MINUTE);
      await round();
    }
    expect(receivedIds()).toContain('3');
    // A mail that was tried gets no further notices: a second one waits.
    expect((await state())?.waiting).toBe(name === 'mail' ? 2 : 1);
  });

  test('damaged records stop nothing', async () => {
    const round = await begin();
    const entry = { at: 0, due: 0, tries: 0, claimedAt: null, rank: 0, data: {} };
    await records().change(
      ['{', '7', '{"due":"soon"}', JSON.stringify(entry)].flatMap((value) => [
        { in: queueOf(name), key: value, value },
        { in: 'news' as const, key: value, value },
      ]),
    );
    await publishAndSend(round, 1, 2);
    await round();
    expect(service.received()).toEqual([['2']]);
    expect(await state()).toMatchObject({ waiting: 0 });
  });

  test('a message that cannot be recorded is not sent', async () => {
    await begin();
    publish(1, 2);
    await startRound()(true);
    advanceClock(2 * MINUTE);
    const full = { ...records(), change: () => Promise.reject(new Error('database or disk is full')) };
    await expect(startRound(full)()).rejects.toThrow('full');
    expect(service.attempts()).toBe(0);
    await startRound()();
    await startRound()();
    expect(service.received()).toEqual([['2']]);
  });

  test('two processes that work at the same moment send a message once', async () => {
    await begin();
    const processes = [1, 2].map(() => startRound(recordsInDataDir<Collection>(dataDir(), 'outbox.db')));
    publish(1, 2);
    for (let step = 0; step < 4; step += 1) {
      await Promise.all(processes.map((round) => round(true)));
      advanceClock(MINUTE);
    }
    expect(service.received()).toEqual([['2']]);
  });
});
