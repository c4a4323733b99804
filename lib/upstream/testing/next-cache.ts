/** What a reader said of the life of its answer. */
export const cacheLife = jest.fn<void, [unknown]>();

// Import first in a test of a cached reader: outside Next the directive does nothing and these functions throw.
jest.mock('next/cache', () => ({ cacheLife: (profile: unknown) => cacheLife(profile), cacheTag: () => undefined }));
