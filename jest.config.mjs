import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' })({
  testEnvironment: 'node',
  // The default leaves one of two cores unused.
  maxWorkers: '100%',
  // Real servers, processes and password hashes, on machines that may be busy.
  testTimeout: 60_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '\\.contract\\.test\\.ts$'],
});

// Packages are compiled too: some are ES modules only, which Jest does not load.
export default async () => ({
  ...(await createJestConfig()),
  transformIgnorePatterns: ['\\.module\\.css$'],
});
