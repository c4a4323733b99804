import { cpuUsage, memoryUsage } from 'node:process';
import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import { findByWords } from '#lib/search/find.ts';
import { buildIndex } from '#lib/search/search-index.ts';
import { generatedEntries } from './generated-notices.ts';

// A program of its own (node --expose-gc): prints what the index over so many notices costs, and each query's time.
const count = Number(process.argv[2]);

const reader = { locale: 'en', today: fromDayNumber(20_778) } as const;

const queries = [
  ...['merit', 'सूचना', 'परीक्षा फाराम', 'exam routine', 'first year', '4999', 'म्याद थप'],
  ...['pariksha faram', 'bharna', 'admissoin', 'examinaton routin', '5 mangsir 2083', '२०८३/०८/०५', 'nothing at all'],
];

function held(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  const { heapUsed, arrayBuffers } = memoryUsage();
  return heapUsed + arrayBuffers;
}

const entries = generatedEntries(count);
await buildIndex(entries.slice(0, 1000));
const before = held();
const start = cpuUsage();
const index = await buildIndex(entries);
const { user, system } = cpuUsage(start);
const memory = held() - before;
for (const query of queries) findByWords(index, query, 5, reader);
const times = Array.from({ length: 20 }, () => queries)
  .flat()
  .map((query) => {
    const asked = performance.now();
    findByWords(index, query, 5, reader);
    return performance.now() - asked;
  });
console.log(JSON.stringify({ prepare: (user + system) / 1000, memory, queries: times }));
