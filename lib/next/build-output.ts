/** Where the framework's build leaves what others read, from the root of the project. */
export const buildOutput = {
  /** Names this build; pages name it, too. */
  id: '.next/BUILD_ID',
  /** The service worker, compiled from what `components/frame/hydrated.tsx` registers. */
  serviceWorker: '.next/static/service-worker/sw.js',
  /** What browsers load, under `/_next/static`. */
  files: '.next/static',
  /** The server with what it needs of packages (`output: 'standalone'`). */
  standalone: '.next/standalone',
} as const;
