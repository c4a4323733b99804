import base from '#jest.config.mjs';

// Unit tests of `npm run test:all`: the corpora, and ten times as many random inputs.
export default async () => {
  const config = await base();
  return {
    ...config,
    globals: { ...config.globals, fuzzFactor: 2 },
    testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '\\.contract\\.test\\.ts$'],
  };
};
