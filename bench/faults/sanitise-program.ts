import { sanitise } from '#lib/sanitize/sanitize.ts';

// A program of its own (node --conditions react-server, as Next runs the server's modules): prints what texts cost, in ms.
const ROUNDS = 15;
const paragraph = '<p>Since <b>2017</b> the <a href="https://example.org">campus</a> has taught in <i>two</i> shifts. ';

const texts: Record<string, string> = {
  'the first of a process, 2 KB': paragraph.repeat(20),
  'an introduction of 2 KB': paragraph.repeat(20),
  'one of 70 KB, 2,800 elements': paragraph.repeat(700),
  '8,000 nested blocks, refused': '<div>'.repeat(8000),
  '5 MB, refused': paragraph.repeat(50_000),
};

const runs: Record<string, number[]> = {};
for (const [name, html] of Object.entries(texts)) {
  const isFirst = Object.keys(runs).length === 0;
  const times: number[] = [];
  for (let round = 0; round < (isFirst ? 1 : ROUNDS); round += 1) {
    const start = performance.now();
    await sanitise(html);
    times.push(performance.now() - start);
  }
  runs[name] = times;
}
console.log(JSON.stringify(runs));
