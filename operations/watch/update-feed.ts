import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { readBytes } from '#lib/site/campus-client/bounded-body.ts';
import { descend, elementsOf, parseXml, type XmlElement } from '#packages/document-reader/child/text/parse-xml.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

export interface Release {
  version: string;
  /** Address of its description; empty if the feed has none. */
  url: string;
}

/** `version` alone, or a JSON Feed (https://www.jsonfeed.org/version/1.1/) with a version in each title. */
const jsonSchema = z.union([
  z
    .object({ items: z.array(z.object({ title: z.string().default(''), url: z.string().default('') })) })
    .transform(({ items }) => items.map(({ title, url }) => ({ version: title, url }))),
  z.object({ version: z.string(), url: z.string().default('') }).transform((release) => [release]),
]);

/** A complete version: pre-releases (`2.0.0-rc.1`) are not offered. */
const VERSION_PATTERN = /(?<![\w.])v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?![\w-]|\.\d)/;

const numbersOf = (text: string) => VERSION_PATTERN.exec(text)?.slice(1, 4).map(Number) ?? null;

/** Negative, zero or positive as `a` is older than, the same as or newer than `b`; build metadata (`1.2.0+3b75de36`) is ignored. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  if (left === null || right === null) return 0;
  const differences = left.map((number, index) => number - (right[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The newest release of a feed: Atom, or JSON; null if it has none. @throws errors for another format */
export function newestRelease(text: string): Release | null {
  const entries = text.trimStart().startsWith('<') ? atomEntries(text) : jsonSchema.parse(JSON.parse(text));
  const releases = entries.flatMap(({ version, url }): Release[] => {
    const numbers = numbersOf(version);
    return numbers === null ? [] : [{ version: numbers.join('.'), url: /^https?:\/\//.test(url) ? url : '' }];
  });
  return releases.reduce<Release | null>(
    (newest, release) => (newest === null || compareVersions(release.version, newest.version) > 0 ? release : newest),
    null,
  );
}

const textIn = (element: XmlElement | null) =>
  element?.children.filter((child) => typeof child === 'string').join('') ?? '';

function atomEntries(xml: string): Release[] {
  const feed = descend(parseXml(xml, new Map()), 'feed');
  if (feed === null) throw new Error('not an Atom feed');
  return elementsOf(feed)
    .filter(({ name }) => name === 'entry')
    .map((entry) => ({
      version: textIn(descend(entry, 'title')),
      url: descend(entry, 'link')?.attributes.get('href') ?? '',
    }));
}

/** The text of a feed at an address or in a file. @throws errors of the network and the file system */
export async function readFeed(address: string): Promise<string> {
  if (address.startsWith('/')) {
    const { size } = await stat(address);
    if (size > MAX_BYTES) throw new Error('too large');
    return readFile(address, 'utf8');
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return Buffer.from(await readBytes(response, MAX_BYTES, signal, 'UPDATE_FEED')).toString('utf8');
}
