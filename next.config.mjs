import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { PICTURE_CACHE_BYTES, pictureWidths } from '#lib/pictures/widths.ts';
import { routes } from '#lib/routes/table.ts';

const YEAR = 365 * 24 * 60 * 60;

/** A path of the table of addresses as the framework writes it: `:part`. @param {string} path */
const asPattern = (path) => path.replace(/\{(\w+)\}/g, ':$1');

/** Packages that the server has from `node_modules`: compiled in, each would be there for each kind of module, and be minified. */
const ofTheServer = [
  '@redis/client',
  'feedsmith',
  'hono',
  'ical-generator',
  'iron-session',
  'jszip',
  'nodemailer',
  'parse5',
  'prom-client',
  'rate-limiter-flexible',
  'web-push',
  'zod',
];

/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  serverExternalPackages: ofTheServer,
  // True answers an unknown address with 200 the first time.
  partialPrefetching: false,
  // Nobody is taken for a robot: Next would render each page anew for those, and know neither 404 nor 503.
  htmlLimitedBots: /(?!)/,
  // Whoever builds the same sources builds the same scripts: instances take pages of each other (scripts/steps/build.ts).
  generateBuildId: () => process.env.SITE_BUILD || null,
  cacheHandler: resolve('lib/next/cache-handler.ts'),
  cacheHandlers: { default: resolve('lib/next/use-cache-handler.ts') },
  cacheLife: {
    // What the campus API told: asked again after a minute, and kept while there is no better.
    content: { stale: 60, revalidate: 60, expire: YEAR },
    // That there was no such record: asked again soon, it may just have been published.
    recent: { stale: 30, revalidate: 15, expire: YEAR },
    // That something could not be had: asked again in seconds.
    failure: { stale: 30, revalidate: 5, expire: YEAR },
    // Newer content is on its way, but a visitor was not to wait for it.
    late: { stale: 30, revalidate: 1, expire: YEAR },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [60],
    deviceSizes: pictureWidths,
    imageSizes: [],
    localPatterns: [
      { pathname: '/pictures/**', search: '' },
      { pathname: '/files/**', search: '' },
    ],
    minimumCacheTTL: 24 * 60 * 60,
    // Read whole into memory; photographs of today's cameras are half of it.
    maximumResponseBody: 20_000_000,
    maximumDiskCacheSize: PICTURE_CACHE_BYTES,
  },
  turbopack: {
    // What browsers run without the framework, as text (components/page-script/control-scripts.ts).
    rules: { '*.ts': { condition: { query: '?script' }, loaders: ['./lib/next/bundle-loader.mjs'], as: '*.js' } },
  },
  experimental: {
    globalNotFound: true,
    // A first build writes no compiler cache, 170 MB that a second alone would read.
    turbopackFileSystemCacheForBuild: existsSync('.next/built-from'),
    // The tokens name the colours of both schemes themselves; what stands for `light-dark()` would be in every page.
    lightningCssFeatures: { exclude: ['light-dark'] },
    // More than phones take; a picture of a megabyte may unpack to gigabytes, and keep a processor for as long as it may.
    imgOptMaxInputPixels: 64_000_000,
  },
  rewrites: async () =>
    routes.flatMap(({ path, handledAt }) =>
      handledAt ? { source: asPattern(path), destination: asPattern(handledAt) } : [],
    ),
  poweredByHeader: false,
  // The server encodes, each response once (server/cache/encode.ts).
  compress: false,
  // The middleware settles every spelling of an address in one redirect.
  skipTrailingSlashRedirect: true,
  // `npm test` checks the types; a start need not.
  typescript: { ignoreBuildErrors: true },
};

/** @type {import('next').NextConfig} */
const toBuild = {
  ...config,
  experimental: {
    ...config.experimental,
    // Pages are rendered ahead when nothing else is to be done: by default one core is left out.
    cpus: availableParallelism(),
    // Nobody reads maps of what is built, 40 MB of them, and making them takes a third of the time.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  enablePrerenderSourceMaps: false,
};

/**
 * To be served from here: without lists of the files that each page needs elsewhere, 14 MB of names and digests.
 * @type {import('next').NextConfig}
 */
const toBeServedHere = {
  ...toBuild,
  outputFileTracingExcludes: { '/**': ['**/*'], 'next-server': ['**/*'], 'next-minimal-server': ['**/*'] },
};

/**
 * The build also makes `.next/standalone` (`npm run standalone`), unless the site is to be served from here (scripts/steps/build.ts);
 * `next start` would warn that this is not what it serves.
 * @param {string} phase
 */
export default (phase) => {
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  return process.env.SITE_SERVED_HERE ? toBeServedHere : { ...toBuild, output: 'standalone' };
};
