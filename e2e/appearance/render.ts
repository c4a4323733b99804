import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import type { Locale } from '#content/locale.ts';
import { writeSampleSite } from '../support/servers.ts';
import { boxFont } from './box-font.ts';

/** Modules of the framework that components use, outside it. */
const frameworkModules: Record<string, string> = {
  'server-only': '',
  'next/cache': 'export const cacheLife = () => {}; export const cacheTag = () => {};',
  'next/navigation': 'export const notFound = () => {}; export const usePathname = () => "/styleguide";',
  'next/root-params': 'export const locale = async () => process.env.STYLEGUIDE_LOCALE;',
};

const withoutFramework: Plugin = {
  name: 'without-framework',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(server-only$|next\/)/ }, ({ path }) => ({ path, namespace: 'framework' }));
    onLoad({ filter: /./, namespace: 'framework' }, ({ path }) => ({ contents: frameworkModules[path] ?? '' }));
  },
};

/** Packages are found from a folder of the project. */
const FOLDER = 'test-results';

/**
 * Renders the page of components as a document, with its styles and marks, in a separate process: without the framework this takes a
 * second. All text is in boxes (`box-font.ts`), so that lines break alike on every machine.
 */
export async function renderStyleguide(locale: Locale): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(FOLDER, 'appearance-'));
  try {
    const options = {
      outdir: folder,
      bundle: true,
      format: 'esm',
      outExtension: { '.js': '.mjs' },
      logLevel: 'error',
    } as const;
    await build({
      ...options,
      entryPoints: ['e2e/appearance/document.tsx'],
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      plugins: [withoutFramework],
    });
    await build({ ...options, entryPoints: ['e2e/appearance/marks.ts'] });
    writeSampleSite(join(folder, 'data'));
    const environment = {
      NODE_ENV: 'production' as const,
      STYLEGUIDE_LOCALE: locale,
      // The day of the examples, as in a build of that day: tiles leave out the current year.
      NEXT_PHASE: 'phase-production-build',
      SOURCE_DATE_EPOCH: String(Date.parse('2026-11-28T12:00:00+05:45') / 1000),
      UPSTREAM_URL: process.env.E2E_CAMPUS_API,
      SITE_URL: process.env.E2E_SITE,
      DATA_DIR: join(folder, 'data'),
    };
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'document.mjs')], {
      env: { ...process.env, ...environment },
    });
    const [styles, marks] = await Promise.all(
      ['document.css', 'marks.mjs'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>Components</title><style>${styles}${boxFont}</style><body><main>${stdout}</main><script type="module">${marks}</script></body></html>`;
  } finally {
    await rm(folder, { recursive: true });
  }
}
