import { expect } from 'playwright/test';
import { pages } from '#content/routes.ts';
import type { Instance } from './instances.ts';

/** Pages that no instance has been asked for yet, one after another. @throws Error when there are no more */
export type ColdPages = () => string;

/** Those that tests ask for by name are none of them. */
export function coldPages(...asked: readonly string[]): ColdPages {
  const paths = pages
    .flatMap((path) => (path === '/' ? [] : [path, `/ne${path}`]))
    .filter((path) => !asked.includes(path));
  return () => {
    const path = paths.shift();
    if (path === undefined) throw new Error('all pages have been asked for');
    return path;
  };
}

/** Waits until a page that one instance makes is in the cache of another that was never asked for it; its path. */
export async function sharesPages(one: Instance, other: Instance, cold: ColdPages): Promise<string> {
  let path = '';
  await expect(async () => {
    path = cold();
    expect((await one.page(path)).headers['x-nextjs-cache']).toBe('MISS');
    // It is written behind.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await other.page(path)).headers['x-nextjs-cache']).toBe('HIT');
  }).toPass({ timeout: 30_000 });
  return path;
}
