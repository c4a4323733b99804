import { redisMissingReason } from '#deploy/cluster/testing/redis.ts';
import { nginxMissingReason } from '#deploy/testing/nginx.ts';
import type { Table } from '../report.ts';
import { withoutRedis } from './faults.ts';
import { untilNewsAreSeen } from './news.ts';
import { rollingUpdate } from './rolling.ts';
import { sharedHits } from './shared-hits.ts';
import { twoBesideOne } from './side-by-side.ts';
import { onCluster } from './stage.ts';

/** Two instances behind nginx with a Redis; nothing where one of them is not there. */
export async function twoInstances(): Promise<Table[]> {
  const reason = nginxMissingReason() ?? redisMissingReason();
  if (reason !== null) {
    console.log(`Several instances are not measured: ${reason}.`);
    return [];
  }
  const tables = await twoBesideOne();
  return onCluster(async (stage) => [
    ...tables,
    await sharedHits(stage),
    await untilNewsAreSeen(stage),
    await rollingUpdate(stage),
    await withoutRedis(stage),
  ]);
}
