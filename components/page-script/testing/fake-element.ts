/** A part of an element for tests without a browser. */
export class FakeElement {
  readonly dataset: Record<string, string>;
  readonly children: FakeElement[];
  readonly attributes: Record<string, string> = {};
  readonly #clicks: (() => unknown)[] = [];
  #text: string;

  constructor(text = '', dataset: Record<string, string> = {}, children: FakeElement[] = []) {
    this.#text = text;
    this.dataset = dataset;
    this.children = children;
  }

  get textContent(): string {
    return this.#text + this.children.map(({ textContent }) => textContent).join('');
  }

  set textContent(text: string) {
    this.children.length = 0;
    this.#text = text;
  }

  append(...parts: (string | FakeElement)[]): void {
    for (const part of parts) this.children.push(typeof part === 'string' ? new FakeElement(part) : part);
  }

  cloneNode(): FakeElement {
    return new FakeElement(this.textContent);
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  addEventListener(_: 'click', listener: () => unknown): void {
    this.#clicks.push(listener);
  }

  /** Resolves when all listeners are done. */
  async click(): Promise<void> {
    await Promise.all(this.#clicks.map((listener) => listener()));
  }
}

/** Replaces the document by one in English with these elements. */
export function fakeDocument(elements: readonly FakeElement[]): void {
  const document = {
    documentElement: { lang: 'en' },
    querySelector: () => elements[0] ?? null,
    querySelectorAll: () => elements,
    createElement: () => new FakeElement(),
  };
  Object.assign(globalThis, { document, window: globalThis });
}
