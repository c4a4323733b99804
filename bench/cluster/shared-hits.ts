import { pageKinds } from '../page-kinds.ts';
import type { Table } from '../report.ts';
import { pause, type Stage, timeOf } from './stage.ts';

/** Time enough for what one writes behind. */
const WRITTEN_MS = 1500;

/** A page of each kind, in both languages: rendered at one instance, fetched from Redis by the other, then its own. */
export async function sharedHits({ one, other }: Stage): Promise<Table> {
  const english = await pageKinds(one.url);
  const paths = english.flatMap((path) => [path, path === '/' ? '/ne' : `/ne${path}`]);
  const rendered: number[] = [];
  const shared: number[] = [];
  const own: number[] = [];
  for (const path of paths) rendered.push(await timeOf(one.url, path));
  await pause(WRITTEN_MS);
  for (const path of paths) shared.push(await timeOf(other.url, path));
  for (const path of paths) own.push(await timeOf(other.url, path));
  const row = (name: string, runs: number[], bound?: number[]) => ({
    name,
    figures: [{ name: 'until it is whole', unit: 'ms', runs, bound }],
  });
  return {
    title: 'A page at one of two instances',
    rows: [row('rendered', rendered, own), row('from Redis', shared, own), row('its own', own)],
  };
}
