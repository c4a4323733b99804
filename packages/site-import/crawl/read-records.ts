import type { AdDate } from '../../nepali/calendar/index.ts';
import { beginningOf } from '../../nepali/text/clip.ts';
import type { Repair } from '../content/old-site.ts';
import { repairLine } from '../content/repair-text.ts';
import { canonicalAddress, isFileAddress } from './addresses.ts';
import { attributeOf, childrenOf, detached, type Element, elementsBelow, textOf } from './dom.ts';
import { type DateInText, findDates } from './find-dates.ts';
import { itemsOf } from './list-items.ts';
import type { ParsedPage } from './parse-page.ts';
import { cleanTitle, isGeneric, withoutDates } from './record-title.ts';
import { rolesOf, type TableRoles } from './table-roles.ts';

/** A link of a record; `isOutside` if it leads to another site. */
export interface RecordLink {
  address: string;
  label: string;
  isOutside: boolean;
}

/** A record of a list or a table: probably a notice. */
export interface ListRecord {
  title: string;
  date: AdDate | null;
  /** Whether a date is written, which may be impossible, such as year 0. */
  hasDate: boolean;
  links: RecordLink[];
  repairs: Repair[];
}

/** Records of one element of a page; lists of the same make have the same `signature`. */
export interface RecordList {
  signature: string;
  records: ListRecord[];
}

const MIN_TITLE = 4;
const MAX_TITLE = 500;
const MAX_TEXT = 1500;
const MAX_LINKS = 20;
/** Share of the items of a list that must be records, and of records that must have a date or a file. */
const MIN_SHARE = 0.6;

/** The lists of a page whose items look like notices: a title with a date or a file. */
export function readLists(page: ParsedPage, site: string): RecordList[] {
  const visit = (element: Element): RecordList[] => {
    const inner = childrenOf(element).flatMap(visit);
    const own = element.tagName === 'table' ? readTable(element, page, site) : readItems(element, page, site);
    if (own === null) return inner;
    // Rows of a layout have lists within them; notices have at most lists of their files.
    return inner.length > 0 && evidenceOf(inner) >= evidenceOf([own]) ? inner : [own];
  };
  return visit(page.body);
}

/** Number of dated records. */
const evidenceOf = (lists: readonly RecordList[]) =>
  lists.reduce((sum, { records }) => sum + records.filter(({ hasDate }) => hasDate).length, 0);

function readTable(table: Element, page: ParsedPage, site: string): RecordList | null {
  const rows = rowsOf(table);
  if (rows.length === 0 || rows.some((row) => [...elementsBelow(row)].some(({ tagName }) => tagName === 'table')))
    return null;
  const roles = rolesOf(rows[0] ? cellsOf(rows[0]).map((cell) => textOf(cell)) : []);
  const body = roles === null ? rows : rows.slice(1);
  return listOf(table, body, (row) => readRow(row, roles, page, site), roles?.title === undefined ? 2 : 1);
}

function readItems(element: Element, page: ParsedPage, site: string): RecordList | null {
  for (const items of itemsOf(element)) {
    const list = listOf(element, items, (item) => readItem(item, page, site), 2);
    if (list !== null) return list;
  }
  return null;
}

function listOf(
  element: Element,
  items: readonly Element[],
  read: (item: Element) => ListRecord | null,
  min: number,
): RecordList | null {
  if (items.length < min) return null;
  const texts = items.filter((item) => item.tagName !== 'tr' || cellsOf(item).some((cell) => textOf(cell) !== ''));
  const records = texts.flatMap((item) => read(item) ?? []);
  const evident = records.filter(
    ({ hasDate, links }) => hasDate || links.some(({ address }) => isFileAddress(address)),
  );
  const titles = new Set(records.map(({ title }) => title));
  const isList =
    records.length >= min &&
    records.length >= texts.length * MIN_SHARE &&
    evident.length >= records.length * MIN_SHARE &&
    titles.size >= records.length / 2;
  return isList ? { signature: signatureOf(element, items[0]), records } : null;
}

const nameOf = (element: Element) =>
  `${element.tagName}.${attributeOf(element, 'class').trim().split(/\s+/)[0] ?? ''}`.replaceAll(/\d+/g, '#');

/** The place of a list in the layout: its element and its items, and the way to it from the body. */
function signatureOf(element: Element, item: Element | undefined): string {
  const path: string[] = [nameOf(element)];
  for (
    let { parentNode } = element;
    parentNode && 'tagName' in parentNode && parentNode.tagName !== 'body';
    { parentNode } = parentNode
  ) {
    const parent = parentNode;
    const siblings = parent.parentNode
      ? childrenOf(parent.parentNode).filter(({ tagName }) => tagName === parent.tagName)
      : [];
    path.unshift(`${nameOf(parent)}${siblings.indexOf(parent)}`);
  }
  return `${path.join('/')}>${item ? nameOf(item) : ''}`.replaceAll(' ', '');
}

function readItem(item: Element, page: ParsedPage, site: string): ListRecord | null {
  const text = textOf(item);
  if (text.length > MAX_TEXT) return null;
  const links = linksOf(item, page, site);
  const dates = findDates(text);
  const days = new Set(dates.map(({ day }) => day));
  const titled = links.filter(({ label }) => !isGeneric(label));
  // Several notices within one item: its own items are the records.
  if (days.size > 2 || (days.size > 1 && new Set(titled.map(({ address }) => address)).size > 1)) return null;
  const headings = [...elementsBelow(item)]
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((each) => textOf(each));
  const heading = headings.find((each) => withoutDates(each, findDates(each)).length >= MIN_TITLE);
  const best = titled.toSorted((a, b) => b.label.length - a.label.length)[0];
  const source = heading ? cleanTitle(heading) : (best?.label ?? withoutDates(text, dates));
  return recordOf(source, rawOf(item, page), {
    links,
    date: stampOf(item) ?? dates[0]?.day ?? null,
    hasDate: dates.length > 0,
  });
}

function readRow(row: Element, roles: TableRoles | null, page: ParsedPage, site: string): ListRecord | null {
  const cells = cellsOf(row);
  const texts = cells.map((cell) => textOf(cell));
  if (cells.length === 0 || texts.join(' ').length > MAX_TEXT) return null;
  const links = linksOf(row, page, site);
  const dated = texts.map(findDates);
  const [date] =
    (roles?.date === undefined ? undefined : dated[roles.date]) ?? dated.find((dates) => dates.length > 0) ?? [];
  const named = roles?.title === undefined ? undefined : texts[roles.title];
  const titles = cells.map((cell, index) => titleOfCell(cell, texts[index] ?? '', dated[index] ?? [], page, site));
  const title =
    named && !isGeneric(named) ? cleanTitle(named) : (titles.toSorted((a, b) => b.length - a.length)[0] ?? '');
  const source = roles?.title === undefined ? row : (cells[roles.title] ?? row);
  return recordOf(title, rawOf(source, page), {
    links,
    date: date?.day ?? null,
    hasDate: dated.some(({ length }) => length > 0),
  });
}

/** A link of a cell is a better title than the rest of its text. */
function titleOfCell(
  cell: Element,
  text: string,
  dates: readonly DateInText[],
  page: ParsedPage,
  site: string,
): string {
  const labels = linksOf(cell, page, site).map(({ label }) => label);
  const label = labels.filter((each) => !isGeneric(each)).toSorted((a, b) => b.length - a.length)[0];
  const title = cleanTitle(label ?? withoutDates(text, dates));
  return isGeneric(title) || /^[\d\s\p{P}]*$/u.test(title) ? '' : title;
}

/** The text before the conversion of its fonts; null if nothing was converted. */
function rawOf(element: Element, page: ParsedPage): string | null {
  const raw = page.rawTextOf(element);
  return raw === textOf(element) ? null : raw;
}

function recordOf(text: string, raw: string | null, rest: Omit<ListRecord, 'title' | 'repairs'>): ListRecord | null {
  const repairs: Repair[] = [];
  const title = detached(beginningOf(repairLine(cleanTitle(text), repairs), MAX_TITLE));
  if (title.length < MIN_TITLE || isGeneric(title) || !/\p{L}/u.test(title)) return null;
  if (repairs.length === 0 && raw !== null)
    repairs.push({ kind: 'legacy-font', before: detached(raw.slice(0, 120)), after: title.slice(0, 120) });
  return { title, ...rest, links: rest.links.slice(0, MAX_LINKS), repairs };
}

/** The time that an element of HTML states. */
function stampOf(item: Element): AdDate | null {
  for (const element of elementsBelow(item)) {
    const stamp = element.tagName === 'time' ? attributeOf(element, 'datetime') : '';
    const [date] = stamp === '' ? [] : findDates(stamp.slice(0, 10));
    if (date?.day) return date.day;
  }
  return null;
}

/** Links of an element to pages and files; those of pictures have the text of the picture. */
function linksOf(element: Element, page: ParsedPage, site: string): RecordLink[] {
  const below =
    element.tagName === 'a' ? [element] : [...elementsBelow(element)].filter(({ tagName }) => tagName === 'a');
  return below.flatMap((link) => {
    const href = attributeOf(link, 'href').trim();
    const scripted = /(?:open|location(?:\.href)?)\s*[=(]\s*['"]([^'"]+)['"]/.exec(
      attributeOf(link, 'onclick') || href,
    )?.[1];
    const target = /^javascript:|^#/i.test(href) || href === '' ? (scripted ?? '') : href;
    if (target === '' || !URL.canParse(target, page.base)) return [];
    const url = new URL(target, page.base);
    if (!/^https?:$/.test(url.protocol)) return [];
    const address = canonicalAddress(target, page.base, site);
    return [{ address: address ?? url.href, label: detached(cleanTitle(textOf(link))), isOutside: address === null }];
  });
}

const rowsOf = (table: Element): Element[] =>
  childrenOf(table).flatMap((child) =>
    child.tagName === 'tr' ? [child] : /^t(?:body|head|foot)$/.test(child.tagName) ? rowsOf(child) : [],
  );
const cellsOf = (row: Element) => childrenOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
