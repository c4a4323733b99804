import type { DatabaseSync } from 'node:sqlite';
import { textPages } from '#content/routes.ts';
import { defaultMenu } from '#content/site/defaults.ts';
import type { MenuEntry, MenuLink } from '#content/site/menu.ts';
import { spellingOf } from '#lib/platform/routes/normalize-address.ts';
import { addressesIn } from '../addresses.ts';
import { readDocuments } from '../documents.ts';
import { createSiteStore } from '../store.ts';
import type { PartialText } from './cells.ts';
import { pageTitles } from './known-pages.ts';

type Links = { label?: PartialText; path?: string; url?: string; links?: Links }[];
type Content = Readonly<Record<string, unknown>>;

const MAX_ENTRIES = 20;
const MAX_LINKS = 30;
/** Pages that other pages link to: no campus wants them in its menu. */
const ELSEWHERE = /^\/(?:offline$|(?:programs|department|notice|calendar)\/)/;
const otherPages: PartialText = { en: 'More', ne: 'अन्य पृष्ठ' };

const linksOf = (list: unknown): Links => (Array.isArray(list) ? list : []);
const pathsOf = (list: unknown): string[] =>
  linksOf(list).flatMap(({ path, links }) => [...(path ? [path] : []), ...pathsOf(links)]);

/** A menu as the form has it, with the names of pages for links without one. */
export function nameLinks(content: unknown, database: DatabaseSync): unknown {
  const titles = pageTitles(database);
  const named = (list: unknown): unknown =>
    Array.isArray(list)
      ? linksOf(list).map((link) => {
          const title = link.label ?? titles.get(link.path ?? '');
          return { ...(title && { label: title }), ...link, ...(link.links && { links: named(link.links) }) };
        })
      : list;
  return Object.fromEntries(Object.entries(Object(content)).map(([name, value]) => [name, named(value)]));
}

/** The addresses of the pages that a menu lacks. */
function pagesOutside(content: unknown, paths: Iterable<string>): Set<string> {
  const { entries, footerLinks, siteLinks }: Content = Object(content);
  const existing = [entries, footerLinks, siteLinks, defaultMenu.siteLinks].flatMap(pathsOf);
  return new Set([...paths].filter((path) => !ELSEWHERE.test(path) && !existing.includes(path)));
}

const menuOf = (database: DatabaseSync): unknown => createSiteStore(database).find('menu')?.content ?? defaultMenu;

/** Whether the menu of the website has no link to a page that should be there. */
export const isOutsideMenu = (database: DatabaseSync, path: string): boolean =>
  pagesOutside(menuOf(database), [path]).size > 0;

/** The menu of the website with one more page. */
export function menuWithPage(database: DatabaseSync, path: string): Content {
  const content = menuOf(database);
  return { ...Object(content), entries: withPages(content, database, (each) => each === path) };
}

/** The entries of a menu with the pages that it lacks: those of the product in their groups, others in a group at the end. */
export function withPages(content: unknown, database: DatabaseSync, isWanted = (_: string) => true): Links {
  const { entries }: Content = Object(content);
  const titles = pageTitles(database);
  const missing = pagesOutside(content, [...titles.keys()].filter(isWanted));
  const all = linksOf(entries).map((entry) => ({ ...entry }));
  const addTo = (label: PartialText, links: Links) => {
    const group = all.find((entry) => entry.links !== undefined && entry.label?.en === label.en);
    if (group) group.links = [...(group.links ?? []), ...links].slice(0, MAX_LINKS);
    else if (links.length > 0 && all.length < MAX_ENTRIES) all.push({ label, links: links.slice(0, MAX_LINKS) });
  };
  const take = ({ path, label }: MenuLink): Links => (missing.delete(path) ? [{ label, path }] : []);
  for (const entry of defaultMenu.entries) addDefault(entry);
  addTo(
    otherPages,
    [...missing].map((path) => ({ label: titles.get(path) ?? {}, path })),
  );
  return all;

  function addDefault(entry: MenuEntry): void {
    if ('links' in entry)
      addTo(
        entry.label,
        entry.links.flatMap((link) => ('path' in link ? take(link) : [])),
      );
    else if ('path' in entry && all.length < MAX_ENTRIES) all.push(...take(entry));
  }
}

/** Whether the website leaves links to a page out of the menu: it has no text yet, or is a draft. */
export function hiddenPages(database: DatabaseSync): (path: string) => boolean {
  const documents = readDocuments(database);
  const { published, stateOf } = addressesIn(documents);
  const has = (beginning: string) => [...documents.keys()].some((key) => key.startsWith(beginning));
  return (path) => {
    if (textPages.has(path)) return !published.has(spellingOf(path));
    if (path === '/chart') return !has('chart');
    if (path === '/publicInformation') return !has('public-information');
    if (/^\/programs(?:\/compare)?$/.test(path)) return !has('programme/');
    if (path === '/department') return !has('department/');
    return path !== '' && stateOf(path) !== 'public';
  };
}
