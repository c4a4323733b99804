/** Modules of the project, from low to high: each may import only modules listed before it (docs/architecture.md). */
export const modules = [
  'content',
  'lib/runtime',
  'lib/i18n',
  'lib/http',
  'lib/routes',
  'lib/redis',
  'lib/limits',
  'lib/metrics',
  'lib/calendar',
  'lib/legacy-fonts',
  'lib/sanitize',
  'lib/colours',
  'lib/document-reader',
  'campus-api',
  'lib/upstream',
  'lib/content-store',
  'lib/site-content',
  'lib/documents',
  'lib/pictures',
  'lib/files',
  'lib/gallery',
  'lib/people',
  'lib/archive',
  'lib/search',
  'lib/notices',
  'lib/site-search',
  'lib/seo',
  'lib/auth',
  'lib/feedback',
  'lib/enquiries',
  'lib/push',
  'lib/offline',
  'lib/revalidation',
  'lib/next',
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
  const [first = '', second = '', ...rest] = file.split('/');
  if (second === '') return TOOLS.test(first) ? 'scripts' : 'app';
  const name = first === 'lib' && rest.length > 0 ? `lib/${second}` : first;
  return modules.find((module) => module === name) ?? null;
}
