import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { routes } from '#lib/platform/routes/table.ts';
import { contentFormat } from '#lib/site/content-cache/storage/content-format.mjs';
import { PICTURE_CACHE_BYTES, pictureWidths } from '#lib/site/files/widths.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Converts a path of the route table to the framework's notation: `:part`. @param {string} path */
const asPattern = (path) => path.replace(/\{(\w+)\}/g, ':$1');

/** Packages that the server loads from `node_modules`: bundled, each would be duplicated for each kind of module, and minified. */
const serverPackages = [
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
  serverExternalPackages: serverPackages,
  // With true, the first response for an unknown address has the status 200.
  partialPrefetching: false,
  // No client is treated as a robot: for robots Next would render each page again, without 404 and 503.
  htmlLimitedBots: /(?!)/,
  // Seconds for a page: a busy machine takes minutes for what a quiet one renders at once.
  staticPageGenerationTimeout: 900,
  // The same sources give the same scripts: instances share pages (scripts/steps/build.ts).
  generateBuildId: () => process.env.SITE_BUILD || null,
  cacheHandler: resolve('server/next-adapter/cache-handler.ts'),
  cacheHandlers: { default: resolve('server/next-adapter/use-cache-handler.ts') },
  cacheLife: {
    // Content of the campus API: refreshed after a minute, and used until a newer version arrives.
    content: { stale: 60, revalidate: 60, expire: YEAR },
    // A missing record: refreshed soon, as it may just have been published.
    recent: { stale: 30, revalidate: 15, expire: YEAR },
    // A failed call: repeated within seconds.
    failure: { stale: 30, revalidate: 5, expire: YEAR },
    // Newer content was late, and the visitor did not wait for it.
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
    // Pictures are read into memory; photographs of current cameras have half this size.
    maximumResponseBody: 20_000_000,
    maximumDiskCacheSize: PICTURE_CACHE_BYTES,
  },
  // Otherwise the framework chooses the outermost folder that has a lock file.
  outputFileTracingRoot: resolve('.'),
  turbopack: {
    root: resolve('.'),
    // Scripts that browsers run without the framework, as text (components/page-script/page-script.ts).
    rules: {
      '*.ts': { condition: { query: '?script' }, loaders: ['./server/next-adapter/bundle-loader.mjs'], as: '*.js' },
    },
  },
  experimental: {
    globalNotFound: true,
    // A first build writes no compiler cache: 170 MB that only a second build would read.
    turbopackFileSystemCacheForBuild: existsSync('.next/built-from'),
    // The tokens define the colours of both schemes; the replacement of `light-dark()` would be in every page.
    lightningCssFeatures: { exclude: ['light-dark'] },
    // More than phones produce; a picture of a megabyte may decode to gigabytes and occupy a processor until the time-out.
    imgOptMaxInputPixels: 64_000_000,
  },
  rewrites: async () =>
    routes.flatMap(({ path, handledAt }) =>
      handledAt ? { source: asPattern(path), destination: asPattern(handledAt) } : [],
    ),
  poweredByHeader: false,
  // The server encodes, each response once (server/cache/encode.ts).
  compress: false,
  // The middleware normalizes every spelling of an address in one redirect.
  skipTrailingSlashRedirect: true,
  // `npm test` checks the types, so a start does not.
  typescript: { ignoreBuildErrors: true },
};

/** From here on with the sources, which a release need not have. */
const fromSources = () => ({ ...config, env: { CONTENT_FORMAT: contentFormat() } });

/**
 * `page.dev.tsx` is a page of the development server only.
 * @type {() => import('next').NextConfig}
 */
const developmentConfig = () => ({ ...fromSources(), pageExtensions: ['dev.tsx', 'tsx', 'ts', 'jsx', 'js'] });

/** @type {() => import('next').NextConfig} */
const buildConfig = () => ({
  ...fromSources(),
  experimental: {
    ...config.experimental,
    // The prerendering of a build may use all cores: by default one is left out.
    cpus: availableParallelism(),
    // Source maps of the build are not used: 40 MB, and a third of the build time.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  enablePrerenderSourceMaps: false,
});

/**
 * For a build that is served from this folder: without the lists of files that each page needs in an export (14 MB).
 * @type {() => import('next').NextConfig}
 */
const servedHereConfig = () => ({
  ...buildConfig(),
  outputFileTracingExcludes: { '/**': ['**/*'], 'next-server': ['**/*'], 'next-minimal-server': ['**/*'] },
});

/**
 * The build also makes `.next/standalone` (`npm run standalone`), unless the site is to be served from here (scripts/steps/build.ts);
 * `next start` would warn that it does not serve that folder.
 * @param {string} phase
 */
export default (phase) => {
  if (phase === PHASE_DEVELOPMENT_SERVER) return developmentConfig();
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  return process.env.SITE_SERVED_HERE ? servedHereConfig() : { ...buildConfig(), output: 'standalone' };
};
