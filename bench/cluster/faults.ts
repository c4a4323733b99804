import { publish } from '../faults/stage.ts';
import { pageKinds } from '../page-kinds.ts';
import type { Row, Table } from '../report.ts';
import { pause, type Stage, timeOf } from './stage.ts';

const ROUNDS = 3;

const faults = {
  'Redis is well': () => undefined,
  'Redis hangs': ({ redis }: Stage) => redis.pause(),
  'Redis is gone': async ({ redis }: Stage) => {
    redis.resume();
    await redis.kill();
  },
};

/** Milliseconds for each page that has to be made anew, after a publication. */
async function timesOf({ one }: Stage, paths: readonly string[]): Promise<Map<string, number[]>> {
  const times = new Map(paths.map((path): [string, number[]] => [path, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    await publish(one.url);
    for (const [path, runs] of times) runs.push(await timeOf(one.url, path));
  }
  return times;
}

/**
 * Pages that have to be made anew while Redis is well, and from the moment on that it is not: each page by the best of its rounds,
 * as other work on the machine slows any of them. */
export async function withoutRedis(stage: Stage): Promise<Table> {
  const paths = await pageKinds(stage.one.url);
  await timesOf(stage, paths);
  const rows: Row[] = [];
  let usual: number[] = [];
  for (const [name, begins] of Object.entries(faults)) {
    await begins(stage);
    const times = await timesOf(stage, paths);
    const usually = [...times.values()].map((runs) => Math.min(...runs));
    if (usual.length === 0) usual = usually;
    const beyond = usually.map((time, page) => time - (usual[page] ?? 0));
    rows.push({
      name,
      figures: [
        { name: 'until it is whole', unit: 'ms', runs: [...times.values()].flat() },
        { name: 'worst page beyond the usual', unit: 'ms', runs: [Math.max(...beyond)] },
      ],
    });
    await pause(500);
  }
  return { title: 'A page made anew at one of two instances', rows };
}
