import { json } from '#lib/upstream/testing/behaviours.ts';
import { publish } from '../faults/stage.ts';
import type { Table } from '../report.ts';
import { pause, type Stage } from './stage.ts';

const TIMES = 5;
const PATIENCE_MS = 10_000;

/** Milliseconds from the webhook, which tells one instance, until both show it. */
export async function untilNewsAreSeen({ one, other, upstream }: Stage): Promise<Table> {
  const seen = new Map([one, other].map((instance): [typeof one, number[]] => [instance, []]));
  for (let time = 0; time < TIMES; time += 1) {
    const text = `Told to one of them, ${time}`;
    await Promise.all([one.page('/'), other.page('/')]);
    upstream.behave(json({ body: [{ id: 900 + time, description: text, createdDate: '2026-11-21' }] }), /notice/);
    const start = performance.now();
    await publish(one.url);
    await Promise.all(
      [...seen].map(async ([instance, runs]) => {
        while (!String((await instance.page('/')).body).includes(text)) {
          if (performance.now() - start > PATIENCE_MS)
            throw new Error(`${instance.url} does not show what was published`);
          await pause(5);
        }
        runs.push(performance.now() - start);
      }),
    );
  }
  upstream.behave(null);
  const [publisher = [], others = []] = seen.values();
  return {
    title: 'Published to one of two instances',
    rows: [
      { name: 'the one that was told', figures: [{ name: 'until it is seen', unit: 'ms', runs: publisher }] },
      { name: 'the other', figures: [{ name: 'until it is seen', unit: 'ms', runs: others }] },
    ],
  };
}
