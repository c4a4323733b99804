import type { Department } from '#content/routes.ts';
import type { FoundNotices } from './search-notices.ts';

/** What the browser asks `/api/notices` for. */
export interface NoticeQuestion {
  department: Department;
  query: string;
  page: number;
}

export function noticesAddress({ department, query, page }: NoticeQuestion): string {
  return `/api/notices?${new URLSearchParams({ department, q: query, page: String(page) })}`;
}

/** Asks the BFF. @throws Error when there is no answer or it is not a list */
export async function askNotices(address: string): Promise<FoundNotices> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
