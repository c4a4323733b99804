import type { Page } from 'playwright';
import { slow4g } from './connections.ts';
import { type FarEnd, overLines, processorOf } from './line/stage.ts';
import type { Figure, Row, Table } from './report.ts';
import { onSlowPhone } from './slow-phone.ts';

/** A control of a page, and an element that is there when it has done its work; a field is typed into. */
interface Control {
  name: string;
  path: string;
  control: string;
  done: string;
  typed?: string;
}

const SLIDER = 'section:has([data-slides])';

/** What the page script works (`data-attributes.ts`), but for what opens a window of the device: printing and sharing. */
const ofThePageScript: readonly Control[] = [
  {
    name: 'slider, next',
    path: '/',
    control: `${SLIDER} [data-step="1"]`,
    done: '[data-slides] > :first-child[inert]',
  },
  { name: 'slider, pause', path: '/', control: `${SLIDER} [data-pause]`, done: `${SLIDER} [data-paused]` },
  {
    name: 'strip, next',
    path: '/',
    control: 'section:has([data-item]) [data-step="1"]',
    done: '[data-item]:first-child[hidden]',
  },
  { name: 'menu', path: '/', control: '[data-menu] > details > summary', done: '[data-menu] > details[open]' },
  {
    name: 'stop animations',
    path: '/Strategies',
    control: '[data-motion-switch]',
    done: 'html[data-motion="off"]',
  },
  {
    name: 'was it useful',
    path: '/Strategies',
    control: '[data-feedback] button',
    done: 'form[data-feedback][hidden]',
  },
];

/** What has a script of its own (`components/page-script/controls`). */
const ofTheirOwn: readonly Control[] = [
  { name: 'search of notices', path: '/notice', control: '#notice-search', done: 'main mark', typed: 'exam' },
  { name: 'suggestions', path: '/search', control: '#site-search', done: '[role=option]', typed: 'exam' },
  {
    name: 'all as one file',
    path: '/notice',
    control: '[data-script=archive] > button',
    done: '[data-script=archive] > [role=status]:not(:empty)',
  },
  { name: 'larger drawing', path: '/chart', control: '[data-zoom-by="1"]', done: '[data-zoom="2"]' },
  { name: 'people', path: '/staff', control: '#people-filter', done: '[data-person][hidden]', typed: 'ram' },
  { name: 'map', path: '/contact', control: '[data-map]', done: '[data-script=map] iframe' },
];

/** What stands within `data-island`, but for messages, about which the device asks. */
const ofTheFramework: readonly Control[] = [
  { name: 'viewer of pictures', path: '/gallery/1', control: 'a[data-await]', done: 'dialog[open]' },
  { name: 'login', path: '/qaa', control: '[data-island=login] button', done: 'dialog[open]' },
];

const moments = ['at first sight', 'page script there', 'framework on its way', 'framework there'] as const;
type Timestamp = (typeof moments)[number];

interface Reaction {
  /** From the touch to the frame after the work is done; to the first sign of it, which may be that the control is busy. In ms. */
  done: number;
  sign: number;
}

/** Runs in the page, before the touch. NaN: nothing within 30 s. */
function watchReaction(done: string): Promise<{ done: number; sign: number }> {
  return new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      () => {
        const begun = performance.now();
        let sign = Number.NaN;
        const look = (): void => {
          const passed = performance.now() - begun;
          const isDone = document.querySelector(done) !== null;
          if (Number.isNaN(sign) && (isDone || document.querySelector('[aria-busy=true]'))) sign = passed;
          if (isDone || passed > 30_000) resolve({ done: isDone ? passed : Number.NaN, sign });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Runs in the page: what an activateIsland begins. */
const bringFramework = () => document.dispatchEvent(new Event('scripts-wanted'));

/** Opens the page as who followed a link, without flash notices, and waits for the moment. */
async function open(page: Page, address: string, site: string, moment: Timestamp): Promise<void> {
  await page.goto(address, { referer: `${site}/`, waitUntil: moment === 'at first sight' ? 'commit' : 'load' });
  if (moment === 'at first sight') return;
  await page.locator('html[data-ready]').waitFor();
  await page.waitForTimeout(1000);
  if (moment === 'page script there') return;
  await page.evaluate(bringFramework);
  if (moment === 'framework there') await page.locator('html[data-hydrated]').waitFor();
}

function react({ browser, site, line }: FarEnd, control: Control, moment: Timestamp): Promise<Reaction> {
  line.forget();
  return onSlowPhone(browser, processorOf(slow4g), async (page) => {
    await open(page, site + control.path, site, moment);
    const target = page.locator(control.control).first();
    await target.waitFor();
    const reaction = page.evaluate(watchReaction, control.done);
    await target.tap();
    if (control.typed) await page.keyboard.type(control.typed, { delay: 50 });
    return reaction;
  });
}

async function tableOf(
  end: FarEnd,
  title: string,
  controls: readonly Control[],
  at: readonly Timestamp[],
): Promise<Table> {
  const rows: Row[] = [];
  for (const control of controls) {
    const figures: Figure[] = [];
    let lost = 0;
    for (const moment of at) {
      const { done, sign } = await react(end, control, moment).catch(() => ({ done: Number.NaN, sign: Number.NaN }));
      if (Number.isNaN(done)) lost += 1;
      figures.push({ name: moment, unit: 'ms', runs: [done] }, { name: `a sign, ${moment}`, unit: 'ms', runs: [sign] });
    }
    rows.push({
      name: `${control.name} (${control.path})`,
      figures: [...figures, { name: 'lost', unit: '', runs: [lost] }],
    });
  }
  return { title, rows };
}

/** From the touch of each control to its reaction, before its scripts are there, while they come, and after. */
export function controls(): Promise<Table[]> {
  return overLines([slow4g], async (end, { name }) => [
    await tableOf(end, `Controls of the page script, ${name}`, ofThePageScript, moments.slice(0, 2)),
    await tableOf(end, `Controls with a script of their own, ${name}`, ofTheirOwn, moments.slice(0, 2)),
    await tableOf(end, `Controls of the framework, ${name}`, ofTheFramework, moments),
  ]).then((tables) => tables.flat());
}
