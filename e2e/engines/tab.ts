import type { Driver, Key } from './drivers/driver.ts';

/** Time limit in ms for changes that a page makes by itself. */
const TIMEOUT_MS = 45_000;

interface Point {
  x: number;
  y: number;
}

/** Scrolls the first visible element with this selector and name to the middle; returns its centre, that of the first line for a wrapped link. */
function scrollIntoView(selector: string, name: string): Point | null {
  const labelOf = (element: Element) =>
    element.getAttribute('aria-label') || (element.textContent || '').replace(/\s+/g, ' ').trim();
  for (const element of Array.from(document.querySelectorAll(selector))) {
    if (element.getClientRects().length === 0 || !labelOf(element).includes(name)) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }
  return null;
}

/** A browser tab with the actions of a visitor. Functions that run in the page are self-contained, apart from their arguments. */
export class Tab {
  readonly driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a page, waits for its scripts, and closes its flash notices; not for lite pages, whose scripts do not start by themselves. */
  async visit(path: string): Promise<void> {
    await this.driver.open(`${this.origin}${path}`);
    await this.waitUntilReady();
  }

  async waitUntilReady(): Promise<void> {
    await this.until('the page script', () => 'ready' in document.documentElement.dataset);
    await this.closeFlashNotices();
  }

  /** Closes flash notices one after another, as each opens the next. */
  async closeFlashNotices(): Promise<void> {
    await this.until('no flash notice to be open', () => {
      const open = document.querySelector<HTMLDialogElement>('dialog[data-flash][open]');
      if (!open) return true;
      const closed = new Promise<boolean>((resolve) => {
        // The page's handler ran first and has opened the next notice.
        open.addEventListener('close', () => resolve(false), { once: true });
      });
      open.close();
      return closed;
    });
  }

  async read<Args extends readonly unknown[], T>(
    evaluate: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T> {
    return JSON.parse(await this.driver.run(`(${evaluate.toString()})(...${JSON.stringify(args)})`));
  }

  /** Evaluates `evaluate` until its value is truthy, and returns it. Errors during navigation are retried. */
  async until<Args extends readonly unknown[], T>(
    description: string,
    evaluate: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<NonNullable<T>> {
    const end = Date.now() + TIMEOUT_MS;
    for (let last: unknown = null; ; ) {
      try {
        last = await this.read(evaluate, ...args);
        if (last) return last as NonNullable<T>;
      } catch (error) {
        last = error;
      }
      if (Date.now() > end) throw new Error(`waited for ${description}; last: ${String(last)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Clicks an element once it has stopped moving, as pictures or the visit counter may still load. */
  async click(selector: string, name = ''): Promise<void> {
    const find = () => this.until(`${selector} "${name}"`, scrollIntoView, selector, name);
    let point = await find();
    for (let before: Point | null = null; before?.x !== point.x || before.y !== point.y; ) {
      before = point;
      await new Promise((resolve) => setTimeout(resolve, 100));
      point = await find();
    }
    await this.driver.click(point.x, point.y);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.driver.type(text);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  async at(path: RegExp): Promise<void> {
    await this.until(
      `the address ${path}`,
      (form: string) => new RegExp(form).test(location.pathname + location.search),
      path.source,
    );
  }

  async shows(text: string): Promise<void> {
    await this.until(`"${text}"`, (words: string) => document.body.innerText.includes(words), text);
  }
}
