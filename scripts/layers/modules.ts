/** Modules of the project, from low to high: each may import only modules listed before it (docs/architecture.md). */
export const modules = [
  'content',
  'lib/platform/runtime',
  'lib/platform/settings',
  'lib/platform/i18n',
  'lib/platform/http',
  'lib/platform/routes',
  'lib/platform/shared-state',
  'lib/platform/limits',
  'lib/platform/metrics',
  'lib/platform/calendar',
  'lib/platform/legacy-fonts',
  'lib/platform/sanitize',
  'lib/platform/colours',
  'lib/platform/document-reader',
  'campus-api',
  'lib/site/campus-client',
  'lib/site/content-cache',
  'lib/site/site-content',
  'lib/site/documents',
  'lib/site/files',
  'lib/site/people',
  'lib/site/search',
  'lib/site/notices',
  'lib/site/site-search',
  'lib/site/seo',
  'lib/site/accounts',
  'lib/site/enquiries',
  'lib/site/notifications',
  'lib/site/offline',
  'server',
  'components',
  'app',
  'e2e',
  'deploy',
  'scripts',
  'bench',
] as const;

export type Module = (typeof modules)[number];

const TOOLS = /^(jest|playwright)\./;

/** The module of a file, by its path from the root; null for a file outside all modules. Files of the root belong to the framework or to a tool. */
export function moduleOf(file: string): Module | null {
  const [first = '', second = '', third = '', ...rest] = file.split('/');
  if (second === '') return TOOLS.test(first) ? 'scripts' : 'app';
  const name = first === 'lib' && rest.length > 0 ? `lib/${second}/${third}` : first;
  return modules.find((module) => module === name) ?? null;
}
