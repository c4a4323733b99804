import { cpuUsage, memoryUsage } from 'node:process';
import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import type { PageContent } from '#lib/documents/types.ts';
import { toDevanagariDigits } from '#lib/i18n/digits.ts';
import { findByWords } from '#lib/search/find.ts';
import { buildIndex } from '#lib/search/search-index.ts';
import {
  indexDocuments,
  type PreparedDocument,
  prepareDocument,
  searchDocumentIndex,
  wordsOfPage,
} from '#lib/site-search/index/document-index.ts';
import { generatedEntries, generatedNotices } from './generated-notices.ts';

// A program of its own (node --expose-gc): prints what the index over so many notices costs, each with a document of two pages, and each query's time.
const count = Number(process.argv[2]);

const reader = { locale: 'en', today: fromDayNumber(20_778) } as const;

const names =
  'Sita Hari Gita Ram Maya Bishnu Kamala Prakash Sarita Dipak सीता हरि गीता राम माया विष्णु कमला प्रकाश सरिता दीपक'.split(
    ' ',
  );
const families =
  'Shrestha Adhikari Gurung Thapa Poudel Koirala Magar Rai श्रेष्ठ अधिकारी गुरुङ थापा पौडेल कोइराला मगर राई'.split(' ');
const said = [
  'निम्न परीक्षार्थीहरू उत्तीर्ण भएको व्यहोरा सम्बन्धित सबैको जानकारीका लागि प्रकाशित गरिएको छ।',
  'Candidates whose symbol numbers are given below have passed the examination held by the university.',
  'पुस्तकालय, प्रयोगशाला, अर्थशास्त्र, लेखाशास्त्र र व्यवस्थापन विषयका विद्यार्थीले फाराम भर्नुहोला।',
];

const symbolNumber = (document: number, row: number) => `7-2-${document % 97}-${document * 60 + row}`;
/** A word of its own in each page: people, places and titles that stand nowhere else. */
const ownWord = (document: number, page: number) =>
  `${'kgtpmrls'[document % 8]}a${(document * 2 + page).toString(36)}ya`;

function makePage(document: number, page: number): PageContent {
  const rows = Array.from({ length: 30 }, (_, at) => {
    const row = page * 30 + at;
    const number = symbolNumber(document, row);
    const seed = document * 31 + row * 7;
    const name = `${names[seed % names.length]} ${families[(seed * 13) % families.length]}`;
    return [String(row + 1), row % 2 === 0 ? number : toDevanagariDigits(number), name, String(40 + (seed % 60))];
  });
  return {
    picture: null,
    blocks: [
      { kind: 'paragraph', text: `${said[(document + page) % said.length]} ${ownWord(document, page)}` },
      { kind: 'table', hasHeader: false, rows },
    ],
  };
}

const queries = [
  ...[12, 2499, 4990].flatMap((at) => [
    symbolNumber(at, 7),
    toDevanagariDigits(symbolNumber(at, 31).replaceAll('-', ' ')),
  ]),
  ...[17, 3001].map((at) => `result ${symbolNumber(at, 3).replaceAll('-', '')}`),
  ...['7-2-29-99999999', 'सीता श्रेष्ठ', 'hari gurung', 'pustakalaya', 'अर्थशास्त्र', 'examination', 'merit', 'exam'],
  ...['candidates whose symbol numbers', ownWord(3333, 1), 'admissoin', '5 mangsir 2083', 'nothing at all', 'ram'],
];

function held(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  const { heapUsed, arrayBuffers } = memoryUsage();
  return heapUsed + arrayBuffers;
}

async function prepare(most: number, at = 0, known?: Awaited<ReturnType<typeof indexDocuments>>) {
  const texts = new Map<string, string>();
  const documents: PreparedDocument[] = generatedNotices(most)
    .slice(at)
    .map(({ id, description, created }) => {
      const ownerPath = `/notice/item/${id}`;
      const pages = [0, 1].map((page) => makePage(Number(id), page));
      const file = { fileName: `${id}.pdf`, downloadName: 'result.pdf', path: `${ownerPath}/file/1` };
      for (const [page, each] of pages.entries()) texts.set(`${file.path}#page-${page + 1}`, wordsOfPage(each));
      return prepareDocument({ ownerPath, title: description, date: created }, file, { digest: id, pages });
    });
  const all = [...(known?.documents ?? []), ...documents];
  return indexDocuments(all, (path) => texts.get(path) ?? '', known);
}

const site = await buildIndex(generatedEntries(count));
await prepare(100);
const before = held();
const start = cpuUsage();
const documents = await prepare(count);
const { user, system } = cpuUsage(start);
const memory = held() - before;
const renewal = cpuUsage();
await prepare(count + 1, count, documents);
const renewed = cpuUsage(renewal);

function ask(query: string): number {
  const asked = performance.now();
  findByWords(site, query, 5, reader);
  searchDocumentIndex(documents, query, reader);
  return performance.now() - asked;
}

for (const query of queries) ask(query);
const times = Array.from({ length: 20 }, () => queries)
  .flat()
  .map(ask);
console.log(
  JSON.stringify({
    prepare: (user + system) / 1000,
    renew: (renewed.user + renewed.system) / 1000,
    memory,
    queries: times,
  }),
);
