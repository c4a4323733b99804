import type { Route } from '../table.ts';

/** A value for each variable part; the sample campus has album 1. */
const samples: Readonly<Record<string, string>> = {
  id: '1',
  month: '2083-08',
  n: '2',
  position: '1',
  table: '1',
  data: '1.csv',
  dataset: 'notices.csv',
  department: 'exam',
  programme: 'bbs',
  slug: 'physics',
  file: 'deadline.ics',
  feed: 'admission/feed.xml',
  calendar: 'exam-ne.ics',
  eventFile: 'event.ics',
  name: 'routine.pdf',
  key: '7',
  digest: '0123456789abcdef',
  part: 'notices-1',
  chunk: 'chunks/main.js',
  picture: 'campus.svg',
  card: 'ne/notice/exam.png',
  other: 'made-up/endpoint',
  page: 'life/alumni',
};

/** Paths of routes whose parts have other values. */
const paths: Readonly<Record<string, string>> = {
  // A category that the campus has added.
  '/notice/{department}': '/notice/vacancies',
  '/notice/item/{id}': '/notice/item/122',
  '/notice/item/{id}/file/{position}': '/notice/item/122/file/1',
  '/notice/item/{id}/find': '/notice/item/122/find',
};

/** An address of a route, without a language. */
export function samplePath({ path }: Route): string {
  const fixed = paths[path];
  if (fixed) return fixed;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const sample = samples[name];
    if (sample === undefined) throw new Error(`no sample for {${name}} of ${path}`);
    return sample;
  });
}
