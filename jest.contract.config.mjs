import base from '#jest.config.mjs';

// What is assumed of the framework, held against the build that is there (docs/upgrading-next.md).
export default async () => ({
  ...(await base()),
  testMatch: ['**/*.contract.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/'],
});
