/** Records the cache lives set by readers. */
export const cacheLife = jest.fn<void, [unknown]>();
/** Records their tags. */
export const cacheTag = jest.fn<void, string[]>();

// To be imported first in a test of a cached reader: outside Next the directive has no effect and these functions throw.
jest.mock('next/cache', () => ({
  cacheLife: (profile: unknown) => cacheLife(profile),
  cacheTag: (...tags: string[]) => cacheTag(...tags),
}));
