import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCampusApi } from '#campus-api/index.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { adminFlags, compileCache, memoryFlags, memorySettings } from '#server/process/memory.mjs';
import { freePort, type Installation, type RunningServer, startProgram } from './process.ts';

export const qaaAccount = { user: 'committee', password: 'e2e-only-password' } as const;

/** An empty data folder; the system removes it with its temporary files. */
export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'campus-e2e-'));
}

/** Starts the campus API as a separate HTTP server, with the sample campus. */
export async function startCampusApi(options: { port?: number; dataDir?: string } = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const env = {
    ...compileCache,
    DATA_DIR: options.dataDir ?? makeDataDir(),
    CAMPUS_API_PORT: String(port),
    CAMPUS_API_HOST: '127.0.0.1',
    QAA_USER: qaaAccount.user,
    QAA_PASSWORD: qaaAccount.password,
  };
  return startProgram(['campus-api/main.ts'], env, port);
}

export const adminAccount = { user: 'bimala', password: 'niilo pahaaD chha himaal' } as const;

/** Starts the admin as `npm run admin` does. */
export async function startAdmin(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(env.ADMIN_PORT ?? (await freePort()));
  const settings = {
    ...memorySettings,
    ...compileCache,
    DATA_DIR: dataDir,
    UPSTREAM_URL: '',
    ADMIN_PORT: String(port),
    ADMIN_USER: adminAccount.user,
    ADMIN_PASSWORD: adminAccount.password,
    QAA_USER: qaaAccount.user,
    QAA_PASSWORD: qaaAccount.password,
    ...env,
  };
  return startProgram(
    ['--disable-warning=ExperimentalWarning', ...adminFlags, 'scripts/commands/admin.ts'],
    settings,
    port,
  );
}

/** Writes the site content of the sample campus into a new data folder. */
export function writeSampleSite(dataDir: string): void {
  openCampusApi({ dataDir, content: null, siteDocuments: sampleDocuments() }).close();
}

/**
 * Starts the production build as `npm start` does, on the campus API at `upstreamUrl`; or an exported build, with its
 * Node and user.
 */
export async function startSite(
  upstreamUrl: string,
  env: Record<string, string> = {},
  installation?: Installation,
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? makeDataDir();
  // A campus with its own API begins without site content.
  if (upstreamUrl !== '' && !env.SITE_CONTENT_URL) writeSampleSite(dataDir);
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    UPSTREAM_URL: upstreamUrl,
    DATA_DIR: dataDir,
    WEB_CONCURRENCY: '1',
    // All tests come from one address.
    API_RATE_LIMIT: '0',
    // Reading the sample documents takes half a minute of processor time.
    DOCUMENTS: 'off',
    // Pages are rendered on the first request of a test.
    RENDER_AHEAD: 'off',
    ...memorySettings,
    ...compileCache,
    ...env,
  };
  return startProgram(
    ['--disable-warning=ExperimentalWarning', ...memoryFlags, 'server/main.ts'],
    settings,
    port,
    installation,
  );
}
