import { departmentNames, departments, pages, programmeIds } from '#content/routes.ts';
import { tags } from '#lib/content-store/tags.ts';

/** All pages with fixed addresses: Home, then pages that link to records, then all others. */
export const fixedPages: readonly string[] = [
  ...new Set(['/', '/notice', '/gallery', '/staff', ...pages, ...programmeIds.map((id) => `/programs/${id}`)]),
];

/** The pages that list the records of a tag. */
const lists = new Map<string, readonly string[]>([
  [tags.notices, [...departmentNames.map((name) => departments[name].path), '/notice/deadlines', '/offline']],
  [tags.gallery, ['/gallery']],
  [tags.staff, ['/staff', '/keyStaff']],
  [tags.publications, ['/publication']],
  [tags.contact, ['/contact']],
]);

export function listsOf(published: ReadonlySet<string>): string[] {
  return [...published].flatMap((tag) => lists.get(tag) ?? []);
}

/** The pages of records that an English page links to, newest first. */
export function recordsIn(html: string): string[] {
  return [...html.matchAll(/href="(\/(?:notice\/item|gallery)\/[\w-]+)"/g)].map(([, path = '']) => path);
}

/** The newest records of each kind, notices and albums. */
export function newestOf(records: Iterable<string>, max: number): string[] {
  return ['/notice/', '/gallery/'].flatMap((kind) =>
    [...records].filter((record) => record.startsWith(kind)).slice(0, max),
  );
}
