/** Specification section 9. */
const PAGE_SIZE = 10;

/** One page of a list; `page` counts from 1, `pages` is at least 1, `total` counts items. */
export interface PageOf<T> {
  items: T[];
  total: number;
  page: number;
  pages: number;
}

/** Null for a page beyond the last; an empty list has one page, without items. */
export function paginate<T>(list: readonly T[], page: number): PageOf<T> | null {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  return { items: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: list.length, page, pages };
}

/** The page, counted from 1, of an index in a list, counted from 0. */
export function pageOf(index: number): number {
  return Math.floor(index / PAGE_SIZE) + 1;
}

/** Parses the page number of an address or a query: only digits, no leading zero; null for anything else. */
export function readPageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** The page numbers to show: first, last and those around the current page; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const visible = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  return visible.flatMap((number, index) => {
    const gap = number - (visible[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
