import { globSync, readFileSync } from 'node:fs';
import { pageScriptFiles } from './client-files.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { featureAt, lackingIn, type SupportedBrowser, supportedBrowsers } from './supported-browsers.ts';
import type { Use } from './use.ts';

/** A feature that supported browsers may lack, by its path in MDN's data; includes its subfeatures. */
export interface Accepted {
  feature: string;
  /** The only file with the feature. */
  file?: string;
  because: string;
}

/** Styles that unfold parts of a page in print. */
const printedFolds = [
  'components/notices/list/notice-table.module.css',
  'components/people/people-list.module.css',
  'components/people/person-card.module.css',
];

export const accepted: readonly Accepted[] = [
  { feature: 'css.at-rules.media.range_syntax', because: 'the build writes min-width and max-width' },
  { feature: 'css.at-rules.view-transition', because: 'one page follows the other at once' },
  { feature: 'css.selectors.view-transition-group', because: 'one page follows the other at once' },
  { feature: 'css.properties.cursor', because: 'phones have no pointer' },
  {
    feature: 'css.properties.scrollbar-width',
    because: 'the bar is broader; ::-webkit-scrollbar hides it where needed',
  },
  { feature: 'css.selectors.-webkit-scrollbar', because: 'Firefox knows scrollbar-width' },
  { feature: 'css.properties.scrollbar-color', because: 'the bar has the colours of the system' },
  { feature: 'css.properties.text-size-adjust', because: 'phones know it by its -webkit- name' },
  { feature: 'css.properties.text-wrap', because: 'the lines of a title differ in length' },
  { feature: 'css.properties.justify-content.safe', because: 'the row begins at its start' },
  { feature: 'css.properties.forced-color-adjust', because: 'Safari has no forced colours' },
  ...printedFolds.flatMap((file) => [
    { feature: 'css.selectors.details-content', file, because: 'on paper a folded part stays so' },
    { feature: 'css.properties.content-visibility', file, because: 'on paper a folded part stays so' },
  ]),
  { feature: 'css.selectors.selection', because: 'selected text has the colours of the system' },
  {
    feature: 'css.selectors.has',
    file: 'components/layout/navigation.module.css',
    because: 'the group of the page that is read has the ground of the others',
  },
  {
    feature: 'api.Animation.cancel',
    file: 'components/page-script/hold-actions.ts',
    because: 'what Element.animate made could always be cancelled; the data counts from the whole interface',
  },
  { feature: 'html.elements.details.name', because: 'startMenu closes the other groups' },
  { feature: 'html.elements.img.fetchpriority', because: 'pictures come in the order of the page' },
  { feature: 'api.HTMLImageElement.fetchPriority', because: 'pictures come in the order of the page' },
  { feature: 'html.global_attributes.autocapitalize', because: 'desktop computers have no on-screen keyboard' },
];

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
