import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Table } from './report.ts';

const SUBSCRIBERS = 10_000;
const NUMBERS_EACH = 5;
const NUMBERS_IN_RESULT = 2000;
const RUNS = 5;
const MB = 1024 * 1024;
/** Mails a minute; sending takes six seconds. */
const RATE = 600;
const MAILS = 60;

const departments = ['exam', 'admission', 'administration', 'downloads'] as const;
const subjects = ['scholarship', 'छात्रवृत्ति', 'BBS', 'बिबिएस', 'routine', 'परीक्षा', 'fee', 'शुल्क', 'library', 'बस'];
const phraseOf = (at: number) => `${subjects[at % subjects.length]} ${subjects[(at * 7) % subjects.length]} ${at}`;
const numberOf = (at: number) => String(7_000_000 + at * 13);

/** Seconds of processor time. */
async function timed<T>(name: string, work: () => Promise<T>): Promise<Figure> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    runs.push((user + system) / 1e6);
  }
  return { name, unit: 's', runs };
}

/** A notice of examinations. */
const news = {
  published: [
    {
      notice: {
        ...{ id: '1', description: 'बीबीएस प्रथम वर्षको परीक्षा तालिका प्रकाशित गरिएको सूचना' },
        ...{ created: null, createdAt: null, lastDate: null, attachments: [] },
      },
      departments: ['all', 'exam'],
      detectedAt: 1,
    },
  ],
  withdrawn: [],
  now: Date.now(),
};

const settingsOf = (server: string) => ({ server, from: 'notices@campus.example', rate: RATE, delayMs: 0 });

/** The same subscriptions as browsers: one notice, and the numbers of a result. */
async function push(subscriber: (at: number) => object, rows: readonly string[], key: string) {
  const { records } = await import('#lib/site/outbox/storage/records.ts');
  const { pushDeliverer, pushReaders } = await import('#lib/site/notifications/push-deliverer.ts');
  const { numberIndex } = await import('#lib/site/notifications/matching/followers.ts');
  const { subscribersIn } = await import('#lib/site/notifications/matching/match-documents.ts');
  const { digitsOf } = await import('#lib/site/search/numbers.ts');
  const store = records();
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  await store.change(
    Array.from({ length: SUBSCRIBERS }, (_, at) => ({
      in: 'subscriptions' as const,
      key: String(at).padStart(22, '0'),
      value: JSON.stringify({ ...subscriber(at), endpoint: `https://fcm.googleapis.com/fcm/send/${at}`, keys }),
    })),
  );
  const pushNotice = await timed('a notice by push', async () => {
    const { changes } = await pushDeliverer().queueNews(store, news);
    if (changes.length < SUBSCRIBERS / departments.length) throw new Error(`only ${changes.length} were matched`);
    await store.change(changes);
    await store.change(changes.map((change) => ({ ...change, value: null })));
  });
  const pushNumbers = await timed('numbers of a result by push', async () => {
    const matches = await subscribersIn(
      digitsOf(rows),
      await numberIndex(store, pushReaders),
      key,
      async () => undefined,
    );
    if (matches.size !== NUMBERS_IN_RESULT) throw new Error(`only ${matches.size} numbers were matched`);
  });
  return { pushNotice, pushNumbers };
}

/** Matches a notice and the numbers of a result with 10,000 subscribers and 50,000 numbers, and sends mails at a set rate. */
export async function mails(): Promise<Table[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-mails-'));
  Object.assign(process.env, { DATA_DIR: dataDir, UPSTREAM_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' });
  // The modules of the site read the settings when they are first used.
  await import('#operations/doctor/site-modules.ts');
  const { records: outboxRecords } = await import('#lib/site/outbox/storage/records.ts');
  const { subscriberKey, numberDigest } = await import('#lib/site/notifications/choices/digests.ts');
  const { mailDeliverer, mailReaders } = await import('#lib/site/mail-subscriptions/mail-deliverer.ts');
  const { numberIndex } = await import('#lib/site/notifications/matching/followers.ts');
  const { subscribersIn } = await import('#lib/site/notifications/matching/match-documents.ts');
  const { createLane } = await import('#lib/site/outbox/lane.ts');
  const { storeConfirmation } = await import('#lib/site/mail-subscriptions/queue.ts');
  const { digitsOf } = await import('#lib/site/search/numbers.ts');
  const { startMailServer } = await import('#lib/site/enquiries/testing/mail-server.ts');
  const records = outboxRecords();
  const key = await subscriberKey();
  const subscriber = (at: number) => ({
    email: `reader-${at}@reader.example`,
    departments: [departments[at % departments.length] ?? 'exam'],
    words: [phraseOf(at), phraseOf(at + SUBSCRIBERS)],
    numbers: Array.from({ length: NUMBERS_EACH }, (_, index) => ({
      digest: numberDigest(key, numberOf(at * NUMBERS_EACH + index)),
      added: 0,
    })),
    ...{ frequency: 'now', language: 'ne', since: 0, rejections: [], suspended: null },
  });
  const idOf = (at: number) => String(at).padStart(22, '0');
  await records.change(
    Array.from({ length: SUBSCRIBERS }, (_, at) => ({
      in: 'subscribers' as const,
      key: idOf(at),
      value: JSON.stringify(subscriber(at)),
    })),
  );

  const before = process.memoryUsage().rss;
  const notice = await timed('a notice', async () => {
    const { changes, count } = await mailDeliverer(settingsOf('smtp://127.0.0.1:9')).queueNews(records, news);
    if (count < SUBSCRIBERS / departments.length) throw new Error(`only ${count} subscribers were matched`);
    await records.change(changes);
    await records.change(changes.map((change) => ({ ...change, value: null })));
  });
  const rows = Array.from({ length: NUMBERS_IN_RESULT }, (_, at) => numberOf(at * 10));
  const result = await timed('numbers of a result', async () => {
    const index = await numberIndex(records, mailReaders);
    const matches = await subscribersIn(digitsOf(rows), index, key, async () => undefined);
    if (matches.size !== NUMBERS_IN_RESULT) throw new Error(`only ${matches.size} numbers were matched`);
  });
  const { pushNotice, pushNumbers } = await push(subscriber, rows, key);
  const memory = { name: 'memory', unit: 'MB', runs: [(process.memoryUsage().rss - before) / MB] };

  const server = await startMailServer();
  const request = { ...subscriber(0), at: Date.now() };
  for (let at = 0; at < MAILS; at += 1)
    await records.change([
      { in: 'requests', key: idOf(at), value: JSON.stringify({ ...request, email: `reader-${at}@reader.example` }) },
      storeConfirmation(idOf(at), Date.now()),
    ]);
  const lane = createLane(records, mailDeliverer(settingsOf(server.url)));
  const start = performance.now();
  while (server.received.length < MAILS) await lane.send(Date.now);
  const perMinute = MAILS / ((performance.now() - start) / 60_000);
  await server.stop();
  rmSync(dataDir, { recursive: true });
  const rate = { name: 'mails a minute', unit: '', runs: [perMinute], bound: [RATE] };
  return [
    {
      title: 'Mails to 10,000 subscribers',
      rows: [{ name: '50,000 numbers', figures: [notice, result, pushNotice, pushNumbers, memory, rate] }],
    },
  ];
}
