import { campusApiOrder } from './campus-api-order.ts';

/** Modules of the project, from low to high: each may import only modules listed before it (docs/architecture.md). */
export const modules = [
  'packages/nepali',
  'packages/document-reader',
  'packages/site-import',
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
  'lib/platform/sanitize',
  'lib/platform/colours',
  'lib/platform/watch',
  ...campusApiOrder,
  'lib/site/campus-client',
  'lib/site/content-cache',
  'lib/site/site-content',
  'lib/site/documents',
  'lib/site/files',
  'lib/site/people',
  'lib/site/search',
  'lib/site/events',
  'lib/site/notices',
  'lib/site/site-search',
  'lib/site/open-data',
  'lib/site/seo',
  'lib/site/accounts',
  'lib/site/enquiries',
  'lib/site/outbox',
  'lib/site/notifications',
  'lib/site/mail-subscriptions',
  'lib/site/channels',
  'lib/site/offline',
  'server',
  'components',
  'app',
  'e2e',
  'deploy',
  'operations',
  'scripts',
  'operations/bench',
] as const;

export type Module = (typeof modules)[number];

const TOOLS = /^(jest|playwright)\./;

/** The module of a file, by its path from the root: the longest that contains it; null for a file outside all modules. Files of the root belong to the framework or to a tool. */
export function moduleOf(file: string): Module | null {
  if (!file.includes('/')) return TOOLS.test(file) ? 'scripts' : 'app';
  const containing = modules.filter((module) => file.startsWith(`${module}/`));
  return containing.sort((a, b) => b.length - a.length)[0] ?? null;
}
