import { load } from './load.ts';
import { residentMemory } from './memory.ts';
import type { Table } from './report.ts';
import { onSite } from './stage.ts';

/** The site under load, and what memory that takes. */
export function siteLoad(): Promise<Table[]> {
  return onSite(async ({ url, pid }) => {
    await fetch(url);
    const atRest = residentMemory(pid);
    const home = await load('home', `${url}/`);
    const notices = [
      ...(await load('list', `${url}/notice`)),
      ...(await load('notice', `${url}/notice/item/322`)),
      ...(await load('feed', `${url}/notice/feed.xml`)),
      ...(await load('search', `${url}/api/notices?q=merit`)),
    ];
    const memory = [
      { name: 'at rest', unit: 'MB', runs: [atRest] },
      { name: 'after the load', unit: 'MB', runs: [residentMemory(pid)] },
    ];
    return [
      { title: 'Home from the cache, 50 connections, gzip', figures: home },
      { title: 'Notices from the cache, 50 connections, gzip', figures: notices },
      { title: 'Memory of the server', figures: memory },
    ];
  });
}
