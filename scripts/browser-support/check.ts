import { globSync } from 'node:fs';
import { type Accepted, accepted } from './accepted.ts';
import { attributeFeatures } from './attribute-features.ts';
import { pageScriptFiles } from './client-files.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { featureAt, lackingIn, type SupportedBrowser, supportedBrowsers } from './supported-browsers.ts';
import type { Use } from './use.ts';

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
  return [...notSupported(uses, supportedBrowsers()), ...early];
}
