import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const sbomSchema = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z.array(z.object({ license: z.object({ id: z.string() }).optional() })).default([]),
    }),
  ),
});
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });
const NAMES = '**/{LICENSE,LICENCE,COPYING,NOTICE,OFL,License,license,licence}{,.md,.txt,.*}';

/**
 * Texts of licences in the folder of a package, without those of packages in it, which are components of their own; or the part of its README
 * below a heading about licences.
 */
function textsIn(folder: string): string[] {
  const files = globSync(NAMES, { cwd: folder, exclude: ['**/node_modules', '**/*.{js,cjs,mjs,ts,json,map}'] });
  const readme = files.length === 0 ? globSync('{README,readme}.md', { cwd: folder }) : [];
  return [
    ...files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim()),
    ...readme.flatMap((file) => /^#+ [^\n]*licen[cs][^\n]*$.*/ims.exec(readFileSync(join(folder, file), 'utf8')) ?? []),
  ];
}

/**
 * The texts of the licences of all packages in a list of `npm sbom`, read from the packages installed in `source` by its lock file: each
 * text once, after the packages that have it. Packages without a text of their own are named with their licence at the end.
 */
export function licenceTexts(sbom: string, source: string): string {
  const lock = lockSchema.parse(JSON.parse(readFileSync(join(source, 'package-lock.json'), 'utf8')));
  const paths = new Map(
    Object.entries(lock.packages).map(([path, { version }]) => [
      `${path.replace(/^.*node_modules\//, '')} ${version}`,
      path,
    ]),
  );
  const packages = new Map<string, string[]>();
  const withoutText: string[] = [];
  for (const { name, version, licenses } of sbomSchema.parse(JSON.parse(sbom)).components) {
    const title = `${name} ${version}`;
    const path = paths.get(title);
    const texts = path === undefined ? [] : textsIn(join(source, path));
    for (const text of new Set(texts)) packages.set(text, [...(packages.get(text) ?? []), title]);
    if (texts.length === 0)
      withoutText.push(`${title} (${licenses.map(({ license }) => license?.id ?? 'other').join(', ')})`);
  }
  const sections = [...packages].map(([text, titles]) => `${titles.join(', ')}\n\n${text}\n`);
  const rest = `Packages that bring no text of their licence:\n\n${withoutText.join('\n')}\n`;
  return [...sections, rest].join(`\n${'='.repeat(80)}\n\n`);
}
