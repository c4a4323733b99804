import { memoryUsage } from 'node:process';
import { buildIndex } from '#lib/search/notice-index.ts';
import { generatedNotices } from './generated-notices.ts';

// A program of its own (node --expose-gc): prints by how many bytes the process grows for the index over so many notices.
const count = Number(process.argv[2]);

/** Flat strings, as a parsed answer has them. */
const parsed = (notices: ReturnType<typeof generatedNotices>): typeof notices => JSON.parse(JSON.stringify(notices));

function settled(): NodeJS.MemoryUsage {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  return memoryUsage();
}

buildIndex(generatedNotices(100));
const before = settled();
const notices = parsed(generatedNotices(count));
const listed = settled();
const index = buildIndex(notices);
const built = memoryUsage();
const after = settled();
if (index.texts.length !== count) throw new Error('the index lacks notices');
console.log(
  JSON.stringify({
    notices: listed.heapUsed - before.heapUsed,
    index: after.heapUsed - listed.heapUsed,
    resident: built.rss - before.rss,
  }),
);
