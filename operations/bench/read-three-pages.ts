import type { Page } from 'playwright';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { slow4g } from './connections.ts';
import { type MainThread, watchMainThread } from './main-thread.ts';
import { onNetworks, type PhoneEnd, processorOf } from './network-fixture.ts';
import type { Figure, Row, Table } from './report.ts';
import { onSlowPhone } from './slow-phone.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { untilQuiet } from './visit.ts';

const RUNS = 5;
const FRAMEWORK = '/_next/static/';

/** The three pages of a reader. */
const steps: readonly { name: string; go: (page: Page, site: string) => Promise<unknown> }[] = [
  { name: 'Home', go: (page, site) => page.goto(`${site}/`) },
  { name: 'the list', go: (page) => follow(page, 'main a[href="/notice"]') },
  { name: 'a notice', go: (page) => follow(page, 'main td a, main th a') },
];

async function follow(page: Page, selector: string): Promise<void> {
  await closeFlashNotices(page);
  const arrived = page.waitForNavigation({ waitUntil: 'load' });
  await page.locator(selector).first().tap();
  await arrived;
}

interface Reading {
  pages: MainThread[];
  traffic: Traffic;
  packetBytes: number;
}

function read({ browser, site, network }: PhoneEnd): Promise<Reading> {
  network.flushMetrics();
  return onSlowPhone(browser, processorOf(slow4g), async (page, session) => {
    const [before, traffic, pages] = [network.bytes(), watchTraffic(session), [] as MainThread[]];
    for (const { go } of steps) {
      const mainThread = await watchMainThread(browser, page);
      await go(page, site);
      await untilQuiet(page, traffic);
      pages.push(await mainThread());
    }
    return { pages, traffic: traffic(), packetBytes: network.bytes() - before };
  });
}

/** The service worker fetches pages, which the page's own session does not count; it does not fetch pictures. */
const picturesOf = ({ traffic }: Reading) => traffic.bytes.get('pictures') ?? 0;

/** Bytes of files that a CDN may store forever. */
function immutableBytes({ traffic }: Reading): number {
  const files = [...traffic.files].filter(([url]) => /\/(page-script|dictionaries|_next\/static)\/|\/icon/.test(url));
  return files.reduce((all, [, bytes]) => all + bytes, 0);
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function figuresOf(readings: readonly Reading[], at: (reading: Reading) => MainThread[]): Figure[] {
  const figure = (name: string, of: (pages: MainThread[]) => number): Figure => ({
    name,
    unit: 'ms',
    runs: readings.map((reading) => of(at(reading))),
  });
  return [
    figure('TBT', (pages) => sum(pages.map(({ blocked }) => blocked))),
    figure('main thread', (pages) => sum(pages.map(({ busy }) => busy))),
    figure('longest task', (pages) => Math.max(...pages.map(({ longest }) => longest))),
  ];
}

/** A visitor with an empty cache who reads Home, the list and a notice. */
export function readThreePages(): Promise<Table[]> {
  return onNetworks([slow4g], async (end, { name }) => {
    await read(end);
    const readings: Reading[] = [];
    for (let run = 0; run < RUNS; run += 1) readings.push(await read(end));
    const kilobytes = (title: string, of: (reading: Reading) => number): Figure => ({
      name: title,
      unit: 'KB',
      runs: readings.map((each) => of(each) / 1024),
    });
    const rows: Row[] = [
      ...steps.map((step, index) => ({
        name: step.name,
        figures: figuresOf(readings, ({ pages }) => pages.slice(index, index + 1)),
      })),
      { name: 'all three', figures: figuresOf(readings, ({ pages }) => pages) },
    ];
    return [
      { title: `Reading three pages, ${name}`, rows },
      {
        title: `Bytes of reading three pages, ${name}`,
        rows: [
          {
            name: 'a visit',
            figures: [
              kilobytes('beyond pictures', (each) => each.packetBytes - picturesOf(each)),
              {
                name: 'files of the framework',
                unit: '',
                runs: readings.map(
                  ({ traffic }) => [...traffic.files.keys()].filter((url) => url.includes(FRAMEWORK)).length,
                ),
              },
              kilobytes('named by their content', immutableBytes),
              kilobytes('pictures', picturesOf),
              kilobytes('all packets', ({ packetBytes }) => packetBytes),
            ],
          },
        ],
      },
    ];
  }).then((tables) => tables.flat());
}
