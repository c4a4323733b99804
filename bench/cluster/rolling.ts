import { h2Request } from '#deploy/testing/request.ts';
import type { Table } from '../report.ts';
import type { Stage } from './stage.ts';

// Made for each request: the front has no copy to answer with.
const paths = ['/search?q=exam', '/ne/search?q=fee', '/notice/search?q=exam', '/api/notices?q=merit'];

/** What visitors see while both instances are replaced, one after the other. */
export async function rollingUpdate(stage: Stage): Promise<Table> {
  let [answered, failed, isOver] = [0, 0, false];
  const visit = async (path: string) => {
    while (!isOver) {
      const status = await h2Request(stage.front.url, path)
        .then((reply) => reply.status)
        .catch(() => 0);
      if (status === 200) answered += 1;
      else failed += 1;
    }
  };
  const visitors = paths.map(visit);
  const start = performance.now();
  await stage.replace('one');
  await stage.replace('other');
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await Promise.all(visitors);
  const figures = [
    { name: 'time', unit: 's', runs: [seconds] },
    { name: 'answers', unit: '', runs: [answered] },
    { name: 'failed', unit: '', runs: [failed] },
  ];
  return { title: 'Rolling update', rows: [{ name: 'both instances, one after the other', figures }] };
}
