/** Rooms of the project, each above all that it may import (docs/architecture.md). */
export const rooms = [
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
  'lib/document-reader',
  'campus-api',
  'lib/upstream',
  'lib/content-store',
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

export type Room = (typeof rooms)[number];

const TOOLS = /^(jest|playwright)\./;

/** The room of a file, by its path from the root; null for what is in none. Files of the root are the framework's or a tool's. */
export function roomOf(file: string): Room | null {
  const [first = '', second = '', ...rest] = file.split('/');
  if (second === '') return TOOLS.test(first) ? 'scripts' : 'app';
  const name = first === 'lib' && rest.length > 0 ? `lib/${second}` : first;
  return rooms.find((room) => room === name) ?? null;
}
