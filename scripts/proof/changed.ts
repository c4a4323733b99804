import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { type Importers, relatedTests } from './nearest-tests.ts';

/**
 * End-to-end files for a change of a module (`scripts/layers/modules.ts`), as patterns: of the longest path that contains a changed file. Pages, words and
 * the pipeline concern every page; the crawl of all pages and some journeys stand for them.
 */
export const endToEndFiles: Readonly<Record<string, readonly string[]>> = {
  app: ['e2e/crawl.spec.ts', 'e2e/pages.spec.ts', 'e2e/home.spec.ts'],
  'app/[locale]/about': ['e2e/about.spec.ts'],
  'app/[locale]/calendar': ['e2e/calendar.spec.ts', 'e2e/events.spec.ts'],
  'app/[locale]/department': ['e2e/departments.spec.ts'],
  'app/[locale]/gallery': ['e2e/gallery.spec.ts'],
  'app/[locale]/notice': ['e2e/notices.spec.ts', 'e2e/notice.spec.ts', 'e2e/documents.spec.ts'],
  'app/[locale]/programs': ['e2e/programmes.spec.ts'],
  'app/[locale]/publication': ['e2e/publications.spec.ts'],
  'app/[locale]/qaa': ['e2e/qaa.spec.ts'],
  'app/[locale]/staff': ['e2e/people.spec.ts'],
  components: ['e2e/crawl.spec.ts', 'e2e/layout.spec.ts', 'e2e/appearance/*.spec.ts', 'e2e/page-scripts.spec.ts'],
  'components/fragments': ['e2e/dynamic-pages.spec.ts', 'e2e/site-search.spec.ts', 'e2e/notice-search.spec.ts'],
  content: ['e2e/crawl.spec.ts', 'e2e/home.spec.ts', 'e2e/admin/layout.spec.ts'],
  'lib/platform': ['e2e/pages.spec.ts', 'e2e/home.spec.ts', 'e2e/operations.spec.ts'],
  'lib/platform/routes': ['e2e/crawl.spec.ts', 'e2e/not-found.spec.ts', 'e2e/menu.spec.ts'],
  'lib/platform/sanitize': ['e2e/malformed.spec.ts', 'e2e/text-pages.spec.ts'],
  'lib/platform/watch': ['e2e/admin/home.spec.ts', 'e2e/full/admin/watch.spec.ts'],
  'campus-api': ['e2e/admin/clerk.spec.ts', 'e2e/admin/records.spec.ts', 'e2e/embedded.spec.ts'],
  'campus-api/accounts': [
    'e2e/admin/account.spec.ts',
    'e2e/admin/two-step.spec.ts',
    'e2e/admin/provider-login.spec.ts',
  ],
  'campus-api/backup': ['e2e/admin/restore.spec.ts'],
  'campus-api/imports': ['e2e/full/import-wordpress.spec.ts', 'e2e/full/admin/import.spec.ts'],
  'campus-api/pictures': ['e2e/admin/pictures.spec.ts', 'e2e/admin/brand.spec.ts'],
  'campus-api/records/site-document': [
    'e2e/admin/site-content.spec.ts',
    'e2e/admin/site-editor.spec.ts',
    'e2e/admin/site-preview.spec.ts',
  ],
  'campus-api/web': ['e2e/admin/*.spec.ts'],
  'lib/site': ['e2e/pages.spec.ts', 'e2e/embedded.spec.ts', 'e2e/outage.spec.ts'],
  'lib/site/accounts': ['e2e/qaa.spec.ts', 'e2e/full/attack/*.spec.ts'],
  'lib/site/channels': ['e2e/embedded.spec.ts'],
  'lib/site/documents': ['e2e/documents.spec.ts'],
  'lib/site/enquiries': ['e2e/write.spec.ts', 'e2e/admin/enquiries.spec.ts'],
  'lib/site/events': ['e2e/events.spec.ts', 'e2e/calendar.spec.ts'],
  'lib/site/mail-subscriptions': ['e2e/full/mail-subscriptions.spec.ts'],
  'lib/site/notices': ['e2e/notices.spec.ts', 'e2e/notice.spec.ts', 'e2e/notice-search.spec.ts'],
  'lib/site/notifications': ['e2e/push.spec.ts', 'e2e/full/push-server.spec.ts'],
  'lib/site/offline': ['e2e/offline-*.spec.ts', 'e2e/full/offline-*.spec.ts'],
  'lib/site/open-data': ['e2e/open-data.spec.ts'],
  'lib/site/outbox': ['e2e/push.spec.ts', 'e2e/full/push-server.spec.ts', 'e2e/full/mail-subscriptions.spec.ts'],
  'lib/site/people': ['e2e/people.spec.ts'],
  'lib/site/search': ['e2e/site-search.spec.ts', 'e2e/search-in-place.spec.ts'],
  'lib/site/site-search': ['e2e/site-search.spec.ts', 'e2e/search-in-place.spec.ts'],
  'lib/site/seo': ['e2e/crawl.spec.ts', 'e2e/colours.spec.ts'],
  'lib/site/site-content': ['e2e/content-pages.spec.ts', 'e2e/text-pages.spec.ts', 'e2e/programmes.spec.ts'],
  packages: [],
  'packages/document-reader': ['e2e/documents.spec.ts', 'e2e/full/recognition.spec.ts'],
  'packages/nepali': ['e2e/calendar.spec.ts', 'e2e/today.spec.ts', 'e2e/site-search.spec.ts'],
  'packages/site-import': ['e2e/full/import-wordpress.spec.ts', 'e2e/full/admin/import.spec.ts'],
  server: ['e2e/pages.spec.ts', 'e2e/operations.spec.ts', 'e2e/policy.spec.ts', 'e2e/not-found.spec.ts'],
  'server/optional': ['e2e/full/dictionaries.spec.ts', 'e2e/full/warmup.spec.ts', 'e2e/full/without-optional.spec.ts'],
  e2e: ['e2e/pages.spec.ts'],
  deploy: ['deploy/hygiene.spec.ts', 'deploy/front.spec.ts'],
  'deploy/cluster': ['deploy/cluster/*.spec.ts'],
  operations: ['e2e/operations.spec.ts'],
  'operations/bench': [],
  'scripts/bootstrap': ['e2e/full/npm-start.spec.ts'],
  'operations/release': ['deploy/release.spec.ts'],
  'operations/remote-backup': ['deploy/remote-backup.spec.ts'],
  scripts: ['e2e/operations.spec.ts'],
};

/** The longest path of the table that contains a file; null for documents and other files outside of all. */
export function pathInTable(file: string): string | null {
  const containing = Object.keys(endToEndFiles).filter((path) => file.startsWith(`${path}/`));
  return containing.sort((a, b) => b.length - a.length)[0] ?? null;
}

const MAX_UNIT_FILES = 40;
const MAX_E2E_FILES = 8;

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The commit to compare with: where this branch left `origin/main` or `main`; on main itself the commit before the last. */
export function defaultBase(): string {
  const head = git('rev-parse', 'HEAD');
  for (const branch of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', branch);
    if (base !== null && base !== head) return base;
  }
  return 'HEAD~1';
}

/** Files that differ from `base`, with uncommitted and new ones; removed ones too. Null for an unknown commit. */
export function changedFiles(base: string): string[] | null {
  const changed = git('diff', '--name-only', base, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === null || added === null) return null;
  return [...new Set([...changed.split('\n'), ...added.split('\n')])].filter((file) => file !== '').sort();
}

/** Tests for a change, and texts about the tests that are left out. */
interface ChangedTests {
  unit: string[];
  endToEnd: string[];
  leftOut: string[];
}

const more = (count: number, max: number, kind: string) =>
  count > max ? [`${count - max} ${kind} that are further from the change`] : [];

/** Selects the nearest tests for changed files. */
export function testsFor(files: readonly string[], importers: Importers): ChangedTests {
  const related = [...relatedTests(importers, files)].sort(([, a], [, b]) => a - b).map(([file]) => file);
  const specs = files.filter((file) => file.endsWith('.spec.ts') && existsSync(file));
  const paths = new Set(files.map(pathInTable).filter((path) => path !== null));
  const named = [...paths].flatMap((path) => endToEndFiles[path] ?? []);
  const endToEnd = [...new Set([...specs, ...named.flatMap((pattern) => globSync(pattern).sort())])];
  const outside = files.filter((file) => pathInTable(file) === null && !/\.test\.tsx?$/.test(file));
  return {
    unit: related.slice(0, MAX_UNIT_FILES),
    endToEnd: endToEnd.slice(0, MAX_E2E_FILES),
    leftOut: [
      ...more(related.length, MAX_UNIT_FILES, 'unit test files'),
      ...more(endToEnd.length, MAX_E2E_FILES, 'end-to-end files'),
      ...(outside.length > 0
        ? [`all tests of ${outside.slice(0, 5).join(', ')}${outside.length > 5 ? ' …' : ''}, which no module has`]
        : []),
    ],
  };
}
