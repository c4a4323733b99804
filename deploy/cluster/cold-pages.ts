import { expect } from 'playwright/test';
import { pages } from '#content/routes.ts';
import type { Instance } from './instances.ts';

/** Returns a page that no instance has rendered yet, another at each call. @throws Error when there are no more */
export type ColdPages = () => string;

/** Cold pages, except pages that tests request by name. */
export function coldPages(...requested: readonly string[]): ColdPages {
  const paths = pages
    .flatMap((path) => (path === '/' ? [] : [path, `/ne${path}`]))
    .filter((path) => !requested.includes(path));
  return () => {
    const path = paths.shift();
    if (path === undefined) throw new Error('all pages have been requested');
    return path;
  };
}

/** Waits until a page rendered by one instance is a cache hit at the other; returns its path. */
export async function sharesPages(one: Instance, other: Instance, cold: ColdPages): Promise<string> {
  let path = '';
  await expect(async () => {
    path = cold();
    expect((await one.page(path)).headers['x-nextjs-cache']).toBe('MISS');
    // The page is written after the response.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await other.page(path)).headers['x-nextjs-cache']).toBe('HIT');
  }).toPass({ timeout: 30_000 });
  return path;
}
