/** Maximum length of one item with its custom fields and comments: it is buffered. */
export const MAX_ITEM = 32 * 1024 * 1024;
const START = /<item(?=[\s>])/;
/** The end of an item, or the beginning of a text that may contain anything. */
const INSIDE = /<!\[CDATA\[|<\/item\s*>|<item(?=[\s>])/;
const TEXT_END = /\]\]>/;
/** The beginning of an item as WordPress writes it, also within a text that never ended. */
const NEXT_ITEM = /\n[^\S\n]*(?=<item>\s*<title>)/;
const SKIPPED = /<\/item\s*>|\n[^\S\n]*(?=<item>\s*<title>)/;
/** Characters of the beginning of an item that is too long, which have its title. */
const TITLE_LENGTH = 4000;
/** Characters that may be the beginning of one of these. */
const TAIL = 12;

/** Parts of an export: `line` is that of the first character. */
interface ItemHandlers {
  /** Text outside of items; each item is replaced by its line breaks, so that positions stay right. */
  onOuter(text: string): void;
  /** An item that seems complete; false for a broken one. */
  onItem(text: string, line: number): boolean;
  onTooLong(beginning: string, line: number): void;
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Cuts a stream of an export into its items, so that a broken one does not spoil the others. */
export class ItemSplitter {
  readonly #handlers: ItemHandlers;
  /** The part of the stream that is not searched yet, and the searched parts of the current item. */
  #buffer = '';
  #searched: string[] = [];
  #length = 0;
  #state: 'outside' | 'item' | 'text' | 'too-long' = 'outside';
  #line = 1;

  constructor(handlers: ItemHandlers) {
    this.#handlers = handlers;
  }

  write(chunk: string): void {
    this.#buffer += chunk;
    while (this.#step());
  }

  /** The rest; an item that never ends is broken. */
  finish(): void {
    while (this.#state === 'item' || this.#state === 'text') {
      this.#endBroken(this.#takeAll());
      while (this.#step());
    }
    this.#outer(this.#buffer);
    this.#buffer = '';
  }

  /** False when more text is needed. */
  #step(): boolean {
    if (this.#state === 'outside') return this.#findStart();
    if (this.#state === 'too-long') return this.#skip();
    const match = (this.#state === 'text' ? TEXT_END : INSIDE).exec(this.#buffer);
    if (match === null) return this.#wait();
    const [delimiter] = match;
    if (delimiter.startsWith('<item')) {
      this.#search(match.index);
      this.#endBroken(this.#take());
    } else {
      this.#search(match.index + delimiter.length);
      if (delimiter.startsWith('</')) this.#end(this.#take());
      else this.#state = delimiter === ']]>' ? 'item' : 'text';
    }
    return true;
  }

  #findStart(): boolean {
    const match = START.exec(this.#buffer);
    const end = match?.index ?? Math.max(0, this.#buffer.length - TAIL);
    this.#outer(this.#buffer.slice(0, end));
    this.#buffer = this.#buffer.slice(end);
    if (match === null) return false;
    this.#state = 'item';
    this.#search(match[0].length);
    return true;
  }

  #wait(): boolean {
    this.#search(Math.max(0, this.#buffer.length - TAIL));
    if (this.#length <= MAX_ITEM) return false;
    const text = this.#take();
    this.#handlers.onTooLong(text.slice(0, TITLE_LENGTH), this.#line);
    this.#outer('\n'.repeat(linesIn(text)));
    this.#state = 'too-long';
    return true;
  }

  /** The end of an item that is too long, or the beginning of the next one: its texts may not end. */
  #skip(): boolean {
    const match = SKIPPED.exec(this.#buffer);
    const end = match === null ? Math.max(0, this.#buffer.length - TITLE_LENGTH) : match.index + match[0].length;
    this.#outer('\n'.repeat(linesIn(this.#buffer.slice(0, end))));
    this.#buffer = this.#buffer.slice(end);
    if (match !== null) this.#state = 'outside';
    return match !== null;
  }

  #end(text: string): void {
    if (this.#handlers.onItem(text, this.#line)) this.#outer('\n'.repeat(linesIn(text)));
    else this.#endBroken(text, true);
  }

  /** Ends a broken item where the next one begins, perhaps within a text that never ended. */
  #endBroken(text: string, isNamed = false): void {
    const next = NEXT_ITEM.exec(text.slice(1));
    const end = next === null ? text.length : next.index + 1;
    if (!isNamed) this.#handlers.onItem(text.slice(0, end), this.#line);
    this.#outer('\n'.repeat(linesIn(text.slice(0, end))));
    this.#buffer = text.slice(end) + this.#buffer;
  }

  /** Moves the beginning of the buffer to the searched parts. */
  #search(end: number): void {
    this.#searched.push(this.#buffer.slice(0, end));
    this.#length += end;
    this.#buffer = this.#buffer.slice(end);
  }

  /** The searched parts, after which no item is open. */
  #take(): string {
    const text = this.#searched.join('');
    this.#searched = [];
    this.#length = 0;
    this.#state = 'outside';
    return text;
  }

  #takeAll(): string {
    this.#search(this.#buffer.length);
    return this.#take();
  }

  #outer(text: string): void {
    this.#line += linesIn(text);
    if (text !== '') this.#handlers.onOuter(text);
  }
}
