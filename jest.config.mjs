import nextJest from 'next/jest.js';
import { corpusFiles } from '#scripts/proof/slow-unit-files.mjs';

const createJestConfig = nextJest({ dir: './' })({
  testEnvironment: 'node',
  // The default leaves one of two cores unused.
  maxWorkers: '100%',
  // Real servers, processes and password hashes, on machines that may be busy.
  testTimeout: 60_000,
  globals: { testPasswordCost: { N: 16, r: 1, p: 1 }, fuzzFactor: 0.2 },
  moduleNameMapper: { '^fast-check$': '<rootDir>/scripts/proof/testing/fast-check.ts' },
  // Copies of package.json in a build.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '\\.contract\\.test\\.ts$', ...corpusFiles],
});

/** Packages that are ES modules only, which Jest loads only compiled. */
const esModules = [
  'marked',
  '@asamuzakjp/css-color',
  '@asamuzakjp/dom-selector',
  '@csstools/[^/]+',
  '@exodus/bytes',
  '@noble/hashes',
  '@nodable/entities',
  '@scure/base',
  'anynum',
  'cookie',
  'entities',
  'iron-session',
  'iron-webcrypto',
  'jose',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'parse5',
  'strnum',
  'typescript',
  'uint8array-extras',
  'xml-naming',
];

export default async () => ({
  ...(await createJestConfig()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`, '\\.module\\.css$'],
});
