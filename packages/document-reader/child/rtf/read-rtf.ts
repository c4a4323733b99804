import type { DocumentText, HiddenPart } from '../../types.ts';
import { withHidden } from '../text/hidden-parts.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { DEFAULT_CODE_PAGE, decodeBytes, MAC_CODE_PAGE } from './code-pages.ts';
import { type Destination, destinationOf } from './destinations.ts';
import { DocumentNames } from './document-names.ts';
import { applyWord, type GroupState, initialState } from './group-state.ts';
import { RtfLayout } from './rtf-layout.ts';
import { charactersBySymbol, charactersByWord } from './special-characters.ts';
import { type RtfToken, rtfTokens } from './tokens.ts';

/** Groups within each other; Word writes about ten. */
const MAX_DEPTH = 1000;
/** Other bytes, such as a byte order mark, may precede the first group. */
const MAX_OFFSET = 64;

/** Reads the text of an RTF file. Only explicit page breaks begin pages, as in Word files. */
export function readRtf(bytes: Buffer, maxPages: number): DocumentText {
  const source = bytes.toString('latin1');
  const start = source.slice(0, MAX_OFFSET).indexOf('{\\rtf');
  if (start < 0) throw new UnreadableError('wrong-kind');
  const reader = new RtfReader();
  for (const token of rtfTokens(source.slice(start))) {
    reader.read(token);
    if (reader.isEnded) break;
  }
  return reader.document(maxPages);
}

const isApart = (destination: Destination) =>
  destination === 'apart' || destination === 'label' || destination === 'header' || destination === 'footer';

/** Control words that define the rows and cells of a table. */
const rowWords: ReadonlySet<string> = new Set(['trowd', 'trhdr', 'clvmgf', 'clvmrg', 'clmrg', 'cellx']);

/** Follows the groups of a file and passes its visible text to the layout. */
class RtfReader {
  readonly #layout = new RtfLayout();
  readonly #names = new DocumentNames();
  readonly #groups: GroupState[] = [];
  #state: GroupState = { ...initialState };
  #defaultFont = -1;
  #codePage = DEFAULT_CODE_PAGE;
  /** Bytes that are not decoded yet, as a character may have two. */
  #bytes: number[] = [];
  #highSurrogate = '';
  /** Characters to skip, because the one before them is in Unicode. */
  #fallbackLeft = 0;
  #isOptional = false;
  isEnded = false;
  readonly #hidden = new Set<HiddenPart>();

  document(maxPages: number): DocumentText {
    this.#flush();
    return withHidden(this.#layout.document(maxPages), this.#hidden);
  }

  read(token: RtfToken): void {
    if (token.kind === 'text') this.#text(token.text);
    else if (token.kind === 'hex') this.#byte(token.byte);
    else if (token.kind === 'open') this.#open();
    else if (token.kind === 'close') this.#close();
    else if (token.kind === 'symbol') this.#symbol(token.sign);
    else if (token.kind === 'word') this.#word(token.name, token.parameter);
  }

  #open(): void {
    this.#flush();
    this.#fallbackLeft = 0;
    if (this.#groups.length >= MAX_DEPTH) throw new UnreadableError('broken');
    this.#groups.push(this.#state);
    this.#state = { ...this.#state };
  }

  #close(): void {
    this.#flush();
    this.#fallbackLeft = 0;
    this.#isOptional = false;
    const before = this.#groups.pop();
    if (!before) return;
    const { destination, style } = this.#state;
    if (destination === 'styles' && before.destination === 'styles') this.#names.endStyle(style);
    if (isApart(destination) && before.destination !== destination) this.#layout.resume();
    this.#state = before;
    this.isEnded = this.#groups.length === 0;
  }

  #symbol(sign: string): void {
    if (sign === '*') this.#isOptional = true;
    else if (sign === '\n' || sign === '\r') this.#word('par', null);
    else if (Object.hasOwn(charactersBySymbol, sign)) this.#character(charactersBySymbol[sign] ?? '');
  }

  #word(name: string, parameter: number | null): void {
    const destination = destinationOf(name, this.#isOptional, this.#state.destination);
    this.#isOptional = false;
    this.#flush();
    if (destination !== null) this.#enter(destination);
    else if (name === 'u' && parameter !== null) this.#unicode(parameter);
    else if (Object.hasOwn(charactersByWord, name)) this.#character(charactersByWord[name] ?? '');
    else this.#property(name, parameter);
  }

  /** A control word that stands for no text. */
  #property(name: string, parameter: number | null): void {
    this.#fallbackLeft = 0;
    applyWord(this.#state, name, parameter, this.#defaultFont);
    if (name === 'ansicpg') this.#codePage = parameter || DEFAULT_CODE_PAGE;
    else if (name === 'mac') this.#codePage = MAC_CODE_PAGE;
    else if (name === 'deff') {
      this.#defaultFont = parameter ?? 0;
      this.#state.font = this.#defaultFont;
    } else if (this.#state.destination === 'fonts') this.#names.fontWord(this.#state.font, name, parameter);
    else if (rowWords.has(name)) this.#layout.rowWord(name, parameter);
    else if (this.#isVisible) this.#layoutWord(name);
  }

  #enter(destination: Destination): void {
    const before = this.#state.destination;
    // Tables of the document have no text, except what is skipped in them.
    const isClosed = before === 'skipped' || before === 'fonts' || before === 'styles';
    if (isClosed && destination !== 'skipped') return;
    this.#state.destination = destination;
    if (before === destination) return;
    if (destination === 'apart' || destination === 'label' || destination === 'header' || destination === 'footer')
      this.#layout.interrupt(destination);
  }

  #layoutWord(name: string): void {
    if (name === 'par' || name === 'sect') this.#endParagraph();
    else if (name === 'cell') this.#layout.endCell();
    else if (name === 'row') this.#layout.endRow();
    else if (name === 'page' && !this.#state.isInTable) {
      this.#endParagraph();
      this.#layout.breakPage();
    }
  }

  #endParagraph(): void {
    const { style, isHeading } = this.#state;
    this.#layout.endParagraph({ ...this.#state, isHeading: isHeading || this.#names.isHeading(style) });
  }

  get #isVisible(): boolean {
    const { destination, isHidden } = this.#state;
    return !isHidden && (destination === 'body' || isApart(destination));
  }

  #unicode(parameter: number): void {
    const unit = String.fromCharCode(parameter & 0xffff);
    this.#fallbackLeft = this.#state.fallbackLength;
    const isHigh = /[\ud800-\udbff]/.test(unit);
    const text = this.#highSurrogate + unit;
    this.#highSurrogate = isHigh ? unit : '';
    this.#noteHidden(unit);
    if (!isHigh) this.#add(text.isWellFormed() ? text : unit.toWellFormed());
  }

  #byte(byte: number): void {
    if (this.#fallbackLeft > 0) this.#fallbackLeft -= 1;
    else if (this.#isRead) this.#bytes.push(byte);
  }

  #text(text: string): void {
    const visible = text.slice(this.#fallbackLeft);
    this.#noteHidden(visible);
    this.#fallbackLeft = Math.max(0, this.#fallbackLeft - text.length);
    if (this.#isRead) for (let at = 0; at < visible.length; at += 1) this.#bytes.push(visible.charCodeAt(at));
  }

  #noteHidden(text: string): void {
    const { destination, isHidden } = this.#state;
    if (isHidden && (destination === 'body' || isApart(destination)) && text.trim() !== '') this.#hidden.add('text');
  }

  /** A character of a control word or symbol. */
  #character(text: string): void {
    this.#flush();
    if (this.#fallbackLeft > 0) this.#fallbackLeft -= 1;
    else this.#add(text);
  }

  /** Whether the text at this point is visible, or a name in a table of the document. */
  get #isRead(): boolean {
    const { destination } = this.#state;
    return this.#isVisible || destination === 'fonts' || destination === 'styles';
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const text = decodeBytes(this.#bytes, this.#names.codePage(this.#state.font) ?? this.#codePage);
    this.#bytes = [];
    this.#add(text);
  }

  #add(text: string): void {
    const { destination, font } = this.#state;
    if (destination === 'fonts') this.#names.addToFont(font, text);
    else if (destination === 'styles') this.#names.addToStyle(text);
    else if (this.#isVisible) this.#layout.add(text, this.#names.fontName(font));
  }
}
