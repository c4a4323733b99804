import { startBareNext } from './bare-next.ts';
import { load } from './load.ts';
import { family, residentMemory } from './processes.ts';
import type { Row, Table } from './report.ts';
import { onSite } from './stage.ts';

const pages = {
  Home: '/',
  list: '/notice',
  notice: '/notice/item/322',
  feed: '/notice/feed.xml',
  search: '/api/notices?q=merit',
};

async function bareLoad(): Promise<Row> {
  const { url, pid, stop } = await startBareNext();
  try {
    return { name: 'bare Next page', figures: await load(`${url}/`, family(pid)) };
  } finally {
    await stop();
  }
}

/** The site under load beside a page of the bare framework, each with one process, and what memory that takes. */
export async function siteLoad(): Promise<Table[]> {
  const bare = await bareLoad();
  return onSite(async ({ url, pid }) => {
    await fetch(url);
    const rest = residentMemory(family(pid));
    const rows: Row[] = [bare];
    for (const [name, path] of Object.entries(pages)) {
      const figures = await load(url + path, family(pid));
      rows.push({ name, figures: figures.map((figure, index) => ({ ...figure, bound: bare.figures[index]?.runs })) });
    }
    return [
      { title: '50 connections, one process', rows },
      { title: 'Memory of the server', figures: [{ name: 'at rest', unit: 'MB', runs: [rest] }] },
    ];
  });
}
