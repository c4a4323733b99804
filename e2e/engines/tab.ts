import type { Driver, Key } from './drivers/driver.ts';

/** Milliseconds for what a page does by itself. */
const PATIENCE = 45_000;

interface Place {
  x: number;
  y: number;
}

/** The first element that is shown, matches and has the name; in the middle of the view, with its place there: of a link that runs over lines, the first. */
function bringIntoView(selector: string, name: string): Place | null {
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

/** A tab of a browser, in the words of a visitor. In-page functions stand alone: only their arguments go along. */
export class Tab {
  readonly driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a page and waits until it is worked, and closes the flash notices over it; not in lite pages, where none waits. */
  async visit(path: string): Promise<void> {
    await this.driver.open(`${this.origin}${path}`);
    await this.settle();
  }

  async settle(): Promise<void> {
    await this.until('the page to be worked by scripts', () => 'ready' in document.documentElement.dataset);
    await this.closeFlashNotices();
  }

  /** One after another: each opens the next when it has closed. */
  async closeFlashNotices(): Promise<void> {
    await this.until('no flash notice to be open', () => {
      const open = document.querySelector<HTMLDialogElement>('dialog[data-flash][open]');
      if (!open) return true;
      const closed = new Promise<boolean>((resolve) => {
        // The page handled the event first: the next one is open.
        open.addEventListener('close', () => resolve(false), { once: true });
      });
      open.close();
      return closed;
    });
  }

  async read<Args extends readonly unknown[], T>(look: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T> {
    return JSON.parse(await this.driver.run(`(${look.toString()})(...${JSON.stringify(args)})`));
  }

  /** Asks until the answer is something, and gives it. Pages that are on their way are asked again. */
  async until<Args extends readonly unknown[], T>(
    what: string,
    look: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<NonNullable<T>> {
    const end = Date.now() + PATIENCE;
    for (let last: unknown = null; ; ) {
      try {
        last = await this.read(look, ...args);
        if (last) return last as NonNullable<T>;
      } catch (error) {
        last = error;
      }
      if (Date.now() > end) throw new Error(`waited for ${what}; last: ${String(last)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Clicks what stands still: pictures and the count of visits may come meanwhile. */
  async click(selector: string, name = ''): Promise<void> {
    const find = () => this.until(`${selector} "${name}"`, bringIntoView, selector, name);
    let place = await find();
    for (let before: Place | null = null; before?.x !== place.x || before.y !== place.y; ) {
      before = place;
      await new Promise((resolve) => setTimeout(resolve, 100));
      place = await find();
    }
    await this.driver.click(place.x, place.y);
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
