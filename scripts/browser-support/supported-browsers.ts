import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { z } from 'zod';

/** An entry of the browserslist (package.json). */
export interface SupportedBrowser {
  name: BrowserName;
  version: string;
}

/** The list has desktop browsers; those on phones have the same engine and version. */
const phones: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
};

const manifest = z.object({ browserslist: z.array(z.string().regex(/^\w+ [\d.]+$/)) });

const isKnown = (name: string): name is BrowserName => Object.hasOwn(bcd.browsers, name);

/** The supported browsers, by their names in MDN's data. @throws Error for an entry of another form */
export function supportedBrowsers(file = 'package.json'): SupportedBrowser[] {
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).browserslist.flatMap((entry) => {
    const [name = '', version = ''] = entry.split(' ');
    if (!isKnown(name)) throw new Error(`browserslist names "${name}", which MDN's data does not have`);
    const phone = phones[name];
    return [{ name, version }, ...(phone ? [{ name: phone, version }] : [])];
  });
}

/** The feature at a path such as `api.AbortSignal.any_static`; undefined where MDN's data has none. */
export function featureAt(path: string): CompatStatement | undefined {
  const { javascript, api, css, html } = bcd;
  let node: Identifier | undefined = { javascript, api, css, html };
  for (const name of path.split('.')) node = node && Object.hasOwn(node, name) ? node[name] : undefined;
  return node?.__compat;
}

function isBefore(version: string, other: string): boolean {
  const [[one = 0, two = 0] = [], [oneOther = 0, twoOther = 0] = []] = [version, other].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  );
  return one === oneOther ? two < twoOther : one < oneOther;
}

function has(version: string, support: SimpleSupportStatement): boolean {
  const { version_added: added, version_removed: removed } = support;
  if (!added || added === 'preview' || support.flags || support.prefix || support.alternative_name) return false;
  return !isBefore(version, added) && (removed === undefined || isBefore(version, removed));
}

/** The supported browsers that lack a feature: `Firefox 115 (has it from 124 on)`. */
export function lackingIn(feature: CompatStatement, browsers: readonly SupportedBrowser[]): string[] {
  return browsers.flatMap(({ name, version }) => {
    const support = feature.support[name];
    const statements = support === undefined ? [] : Array.isArray(support) ? support : [support];
    if (support === undefined || statements.some((statement) => has(version, statement))) return [];
    const since = statements.find(({ version_added, flags, prefix }) => version_added && !flags && !prefix);
    const later = since?.version_added ? ` (has it from ${since.version_added} on)` : ' (no version has it)';
    return [`${bcd.browsers[name].name} ${version}${later}`];
  });
}
