import type { Page } from 'playwright';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { slow4g } from './connections.ts';
import { type FarEnd, overLines, processorOf } from './line/stage.ts';
import { type MainThread, watchMainThread } from './main-thread.ts';
import type { Figure, Row, Table } from './report.ts';
import { onSlowPhone } from './slow-phone.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { untilQuiet } from './visit.ts';

const RUNS = 5;
const FRAMEWORK = '/_next/static/';

/** What a reader does, page by page. */
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
  wire: number;
}

function read({ browser, site, line }: FarEnd): Promise<Reading> {
  line.forget();
  return onSlowPhone(browser, processorOf(slow4g), async (page, session) => {
    const [before, traffic, pages] = [line.bytes(), watchTraffic(session), [] as MainThread[]];
    for (const { go } of steps) {
      const mainThread = await watchMainThread(browser, page);
      await go(page, site);
      await untilQuiet(page, traffic);
      pages.push(await mainThread());
    }
    return { pages, traffic: traffic(), wire: line.bytes() - before };
  });
}

/** The worker fetches pages, which the page itself does not count; pictures come past it. */
const picturesOfPage = ({ traffic }: Reading) => traffic.bytes.get('pictures') ?? 0;

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

/** A visit that reads Home, the list and a notice, with an empty cache at first, and asks for nothing else. */
export function reading(): Promise<Table[]> {
  return overLines([slow4g], async (end, { name }) => {
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
              kilobytes('beyond pictures', (each) => each.wire - picturesOfPage(each)),
              {
                name: 'files of the framework',
                unit: '',
                runs: readings.map(
                  ({ traffic }) => [...traffic.files.keys()].filter((url) => url.includes(FRAMEWORK)).length,
                ),
              },
              kilobytes('pictures', picturesOfPage),
              kilobytes('all packets', ({ wire }) => wire),
            ],
          },
        ],
      },
    ];
  }).then((tables) => tables.flat());
}
