import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { assumptions, capacity } from './capacity.ts';

const number = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });
const percent = (share: number) => `${number(share * 100)} %`;

/** The text of `docs/scaling.md`. */
export function scalingPage(c = capacity()): string {
  const core = (value: number) => number(value, 2);
  const u = c.university;
  return `# One million visits on the day of results

Capacity planning: load, limits and steps of growth. \`npm run scaling\` generates this page from [measured.md](measured.md), limits in the code and
the assumptions at the top of \`operations/scaling/capacity.ts\`, which are shown _in italics_. Replace them with your own.

## Load

- _${number(assumptions.visits)} visits in a day, ${percent(assumptions.firstHour)} of them in the hour after the publication of results, and a peak of ${assumptions.peak} times that hour's average_: **${number(c.visits)} visits a second**, the peak below.
- _A visit is ${assumptions.pages} pages (Home, a list, a notice) in a browser without cached files_: **${number(c.pages)} pages a second**.
- _${percent(assumptions.searching)} of the visits open a page of search results_: **${number(c.searches)} a second**. _${percent(assumptions.typing)} search as they type, ${assumptions.requestsWhileTyping} requests each._
- _${percent(assumptions.openingDocument)} open a document of ${assumptions.documentKB} KB_: **${number(c.documents)} documents a second**.

## Requests of a visit

With handshakes and packet headers a visit takes **${number(c.visitKB, 1)} KB** in _${c.visitRequests} requests_ without pictures. At the peak: **${number(c.visits * c.visitRequests)} requests a second** and **${number(c.visitMbits)} Mbit/s**; documents add **${number(c.documentMbits)} Mbit/s**. In the day: ${number(c.dayGB)} GB, and ${number(c.documentDayGB)} GB of documents.

## Limits

- **Uplink**: ${number(c.visitKB, 1)} KB for each visit. At the peak: ${number(c.visitMbits + c.documentMbits)} Mbit/s, most of it documents; 100 Mbit/s carry ${number((c.visits * 100) / c.visitMbits)} visits a second without documents.
- **Processor: nginx**: ${number(c.nginxMs, 3)} ms for a stored page over TLS, ${number(c.stored.nginxPerSecond)} a second; _${assumptions.handshakeMs} ms to sign for a new connection_. At the peak: ${core(c.cores.nginx)} of a core.
- **Processor: stored pages**: ${number(c.stored.ms, 3)} ms; one process serves ${number(c.stored.perSecond)} a second. nginx requests each page every two seconds: negligible.
- **Processor: counts of visits**: _${assumptions.countMs} ms, including the request to the campus API_. At the peak: ${core(c.cores.counts)} of a core.
- **Processor: searches**: a page of results ${number(c.searchMs, 1)} ms, results while typing ${number(c.typingMs, 1)} ms. At the peak: ${core(c.cores.searches)} of a core.
- **Processor: rendering**: ${number(c.renderMs)} ms for each page, once a minute and once after a publication. At the peak: _${assumptions.pagesInUse} pages in use_: ${core(c.cores.pages)} of a core.
- **Campus API**: content: some 20 calls a minute of each process; counts: one for each page. At the peak as many calls of \`GET /counter\` as it can handle, eight at a time.
- **Memory**: a process ${number(c.memory.rest)} MB at rest, ${number(c.memory.searches)} MB while it searches; ${number(c.memory.rendered)} MB after 5,000 different pages. 1 GB for each process is more than enough.
- **One address**: the site: ${number(c.points.limit)} points a minute; nginx: 500 uncached requests a second. _${number(assumptions.phonesOfAddress)} phones behind one address_: ${number(c.pointsOfAddress)} points, no request is refused.

Together **${number(c.allCores, 1)} cores**, and a line of ${number(c.visitMbits + c.documentMbits)} Mbit/s.

**Counts.** Each page is counted by a request to the campus API, at most eight concurrently for each process; further visitors get the last count. If even that is too much, let nginx respond: \`location = /api/visits { return 503; }\`. The footer then shows no count, which saves ${core(c.cores.counts)} of a core.

**Many behind one address.** Only dynamic responses are limited by address (\`API_RATE_LIMIT\`, decision 22): a count of visits costs ${c.points.count} point, results ${c.points.results}. ${number(assumptions.phonesOfAddress)} phones use ${number(assumptions.phonesOfAddress)} × (${assumptions.pages} × ${c.points.count} + ${assumptions.typing} × ${assumptions.requestsWhileTyping} × ${c.points.typing} + ${assumptions.searching} × ${c.points.results}) = ${number(c.pointsOfAddress)} points.
For more phones raise it in proportion, and \`rate=500r/s\` in \`nginx-shared.conf\`.

**Documents.** One process of an instance reads attached documents at a lower priority than visitors' requests; it is killed at ${number(c.readerMB)} MB. \`DATA_DIR/documents\` may be removed at any time, and is created again.

## Effect of a CDN

What a CDN does, by address and the \`Cache-Control\` of the site:

- \`/_next/static/\`, \`/page-script/\`, \`/dictionaries/\` (\`public, max-age=31536000, immutable\`): stores it: ${number(c.visitKB - c.withoutCdnKB, 1)} of ${number(c.visitKB, 1)} KB of a visit.
- \`/_next/image\` (\`public, max-age=86400, must-revalidate\`; of stored files 60): stores it for as long.
- \`/files/\` (\`public, max-age=60, must-revalidate\`): stores it, revalidates once a minute: saves ${number(c.documentMbits)} Mbit/s. Files of the QAA area are refused here, never stored.
- pages (\`s-maxage=60, max-age=0\`): stores them for 2 to 10 s by a separate rule: with \`s-maxage\` a notice would appear a minute late.
- \`/api/notices\`, \`/api/search\` (\`public\`, 10 and 30 s): stores them for requests of many visitors.
- pages of results, \`/qaa/documents\`, \`/api/qaa/\`, \`/api/visits\` (\`private\` or \`no-store\`): forwards them.

Pages differ by the cookie \`lite\` and the headers \`Save-Data\`, \`rsc\` and \`Available-Dictionary\` (\`Vary\` lists them). A CDN that ignores \`Vary\` must forward requests that have one of them.
Without documents and the parts on the CDN, a visit takes ${number(c.withoutCdnKB, 1)} KB of the uplink: **${number(c.withCdnMbits)} Mbit/s** instead of ${number(c.visitMbits + c.documentMbits)}. A CDN is one more proxy: \`TRUST_PROXY=2\`, and nginx appends (\`deploy/README.md\`).

## The campuses of a university on one machine

One release serves all ([going live](going-live.md#several-campuses-on-one-machine)). For _${u.campuses} campuses_:

- **Memory at rest**: the first campus takes ${number(u.firstMB)} MB, each further one ${number(u.furtherMB)} MB, as they share the program. An admin (${number(c.memory.admin)} MB) runs only until a quarter of an hour after its last request: _${u.admins} at the same time_.
  Together **${number(u.gigabytes, 1)} GB**; twenty campuses with four admins take ${number(u.twentyGigabytes, 1)} GB. Reserve half as much again for pages in use and resized pictures: **${number(Math.ceil(u.gigabytes * 1.5))} GB of memory**.
- **Processor at rest**: the watch of each campus takes ${number(u.watchCores, 2)} cores. After a restart of the machine each site takes three seconds of the processor; connections wait.
- **Peak**: the figures above hold for all campuses together. \`CPUWeight\` divides a busy processor evenly, and \`MemoryHigh\` slows the campus that takes too much. \`site add\` gives each campus after the first one process
  (\`WEB_CONCURRENCY=1\`); set it for the first one too.
- **Update**: visitors of each campus wait for two to five seconds.
- **Disk**: the release twice (500 MB); for each campus up to 450 MB beside its data, and fourteen back-ups.

## Steps of growth

0. **One machine of 1 GB, one process, nginx, the admin** ([going live](going-live.md)). The site takes ${number(c.memory.searches)} MB under load and ${number(c.memory.rendered)} after 5,000 different pages, the admin ${number(c.memory.admin)}, nginx ${number(c.memory.nginx)}. There is no memory for a second process, Redis, or a build (1 GB); 1 GB of swap covers pictures that the admin resizes.
1. **One machine of two cores and 2 GB, one process, nginx.** One core of searches, counts and rendering: **${number(c.oneProcess.visits)} visits a second**, as on a day of ${number(Math.round(c.oneProcess.day / 1000))},000 visits, on ${number(c.oneProcess.mbits)} Mbit/s without documents.
2. **A CDN** for \`/files/\`, \`/_next/\` and \`/page-script/\`: when the line is half full.
3. **More processes** (\`WEB_CONCURRENCY\`): when searches and counts fill a core. The peak above takes **${c.processes} processes** beside nginx. Two processes serve ${number(c.twoProcesses, 1)} times as many searches as one, in ${number(c.memory.twoSearches)} MB.
4. **A second machine and Redis**: when the cores of one are busy, or for redundancy. [More](operations.md#more-than-one-machine).
5. **Pages on the CDN too**: beyond some thousand visits a second, or for copies of pages while all machines are down.
`;
}

export const scalingFile = 'docs/scaling.md';

/** Markdown as the formatter leaves it. */
export function formatMarkdown(text: string): string {
  return execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path', scalingFile], {
    input: text,
    encoding: 'utf8',
  });
}

/** Writes `docs/scaling.md` from the figures of `docs/measured.md`. */
export function writeScaling(): void {
  writeFileSync(scalingFile, formatMarkdown(scalingPage()));
}
