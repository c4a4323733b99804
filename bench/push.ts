import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { messagesTo, startPushSite } from '#e2e/support/push.ts';
import { makeDataDir, startCampusApi } from '#e2e/support/servers.ts';
import type { ReceivedMessage } from '#lib/push/testing/push-service.ts';
import { processTime, residentMemory } from './processes.ts';
import type { Figure } from './report.ts';

const SUBSCRIBERS = 10_000;
const MAX_SESSION_MS = 300_000;

function fill(dataDir: string, service: string): void {
  const program = ['--conditions=react-server', 'bench/push-subscribers.ts', dataDir, service, String(SUBSCRIBERS)];
  execFileSync(process.execPath, program);
}

/** Waits for a message to each; the highest resident memory meanwhile, in MB. @throws when one comes twice, or not within minutes */
async function untilAllTold(received: readonly ReceivedMessage[], pid: number): Promise<number> {
  let highest = 0;
  for (const end = performance.now() + MAX_SESSION_MS; received.length <= SUBSCRIBERS; await wait(20)) {
    highest = Math.max(highest, residentMemory([pid]));
    if (performance.now() > end) throw new Error(`${received.length} messages have come`);
  }
  if (new Set(received.map(({ path }) => path)).size !== received.length) throw new Error('a message came twice');
  return highest;
}

/** A notice sent to 10,000 subscriptions at a push service on this machine, three times: each message once, and readable. */
export async function measurePush(): Promise<Figure[]> {
  const dataDir = makeDataDir();
  const campusApi = await startCampusApi();
  const telling = await startPushSite(1, { dataDir, campusApi: campusApi.url });
  const { service } = telling;
  const { pid } = telling.site();
  const runs: { seconds: number; processor: number; growth: number }[] = [];
  try {
    const { receiver } = await telling.subscribe('en');
    fill(dataDir, service.url);
    const before = residentMemory([pid]);
    for (const id of [2, 3, 4]) {
      service.received.length = 0;
      const [begun, used] = [performance.now(), processTime([pid])];
      await telling.publish(id);
      const growth = (await untilAllTold(service.received, pid)) - before;
      const processor = (processTime([pid]) - used) / SUBSCRIBERS;
      runs.push({ seconds: (performance.now() - begun) / 1000, processor, growth });
      const [message] = messagesTo(service, receiver);
      if (message?.notices[0]?.id !== String(id)) throw new Error('a message cannot be read');
    }
  } finally {
    await telling.stop();
    await campusApi.stop();
  }
  return [
    { name: '10,000 messages after the webhook, 3 s of it gathering', unit: 's', runs: runs.map((run) => run.seconds) },
    { name: 'processor time of a message', unit: 'ms', runs: runs.map((run) => run.processor) },
    { name: 'growth of memory by then', unit: 'MB', runs: runs.map((run) => run.growth) },
  ];
}
