import base from '#jest.config.mjs';

// Tests of assumptions about the framework, on the existing build (docs/upgrading-next.md).
export default async () => ({
  ...(await base()),
  testMatch: ['**/*.contract.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/'],
});
