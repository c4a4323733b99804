import { globSync, readFileSync } from 'node:fs';
import { type Accepted, accepted } from './accepted.ts';
import { pageScriptFiles } from './client-files.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { featureAt, lackingIn, type SupportedBrowser, supportedBrowsers } from './supported-browsers.ts';
import type { Use } from './use.ts';

/** An element of HTML with its attributes; values in braces may hold a `>`. */
const ELEMENT = /<([a-z][a-z0-9]*)\b((?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g;
const ATTRIBUTE = /\s([a-zA-Z]+)(?==|\s|$|\/)/g;

/** HTML features in components: elements and attributes. */
export function attributeFeatures(files: readonly string[]): Use[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(ELEMENT)].flatMap(({ 1: element = '', 2: within = '', index }) => {
      const bare = within.replace(/\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*"/g, '');
      const line = text.slice(0, index).split('\n').length;
      const names = [...bare.matchAll(ATTRIBUTE)].map(([, name = '']) => name.toLowerCase());
      const uses = names.map((name): Use => {
        const own = `html.elements.${element}.${name}`;
        const path = featureAt(own) ? own : `html.global_attributes.${name}`;
        return { file, line, name: `<${element} ${name}>`, path };
      });
      return [{ file, line, name: `<${element}>`, path: `html.elements.${element}` }, ...uses];
    });
  });
}

const accepts =
  ({ file, path }: Use) =>
  (each: Accepted) =>
    `${path}.`.startsWith(`${each.feature}.`) && (each.file ?? file) === file;

/** One line for each use of a feature that a supported browser lacks. */
export function notSupported(
  uses: readonly Use[],
  browsers: readonly SupportedBrowser[],
  exceptions: readonly Accepted[] = accepted,
): string[] {
  return uses.flatMap((use) => {
    const { file, line, name, path } = use;
    const feature = featureAt(path);
    const lacking = feature && !exceptions.some(accepts(use)) ? lackingIn(feature, browsers) : [];
    return lacking.length > 0 ? [`${file}:${line} uses ${name}, which is lacking in ${lacking.join(', ')}`] : [];
  });
}

/** The scripts of every page also run in older browsers: there a page shows a notice that its other scripts are missing. */
const oldest: readonly SupportedBrowser[] = [{ name: 'chrome', version: '67' }];

/** Regular expressions that look behind: WebKit took minutes for one page with them. */
export const lookbehinds = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /\(\?<[=!]/.test(line)
          ? [`${file}:${index + 1} has an expression that looks behind, which WebKit runs slowly`]
          : [],
      ),
  );

/** Checks these scripts, and the components and style sheets in these folders. */
export function checkSources(scripts: readonly string[], folders = '{app,components}'): string[] {
  const filesWith = (ending: string) => (folders ? globSync(`${folders}/**/*.${ending}`) : []);
  const uses = [
    ...scriptFeatures(scripts),
    ...attributeFeatures(filesWith('tsx').filter((file) => !file.includes('.test.'))),
    ...styleFeatures(filesWith('css')),
  ];
  const everywhere = new Set(pageScriptFiles());
  const early = notSupported(
    uses.filter(({ file }) => everywhere.has(file)),
    oldest,
  );
  return [...notSupported(uses, supportedBrowsers()), ...early, ...lookbehinds(scripts)];
}
