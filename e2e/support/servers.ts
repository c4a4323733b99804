import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminFlags, adminSettings, memoryFlags, memorySettings } from '#server/process/memory.mjs';
import { freePort, type Place, type Running, startProgram } from './process.ts';

export const qaaAccount = { user: 'committee', password: 'e2e-only-password' } as const;

/** An empty data folder, for as long as the machine keeps its temporary files. */
export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'campus-e2e-'));
}

/** The campus API as an HTTP server of its own, with the sample campus. */
export async function startCampusApi(options: { port?: number } = {}): Promise<Running> {
  const port = options.port ?? (await freePort());
  const env = {
    DATA_DIR: makeDataDir(),
    CAMPUS_API_PORT: String(port),
    CAMPUS_API_HOST: '127.0.0.1',
    QAA_USER: qaaAccount.user,
    QAA_PASSWORD: qaaAccount.password,
  };
  return startProgram(['campus-api/main.ts'], env, port);
}

export const officeAccount = { user: 'bimala', password: 'niilo pahaaD chha himaal' } as const;

/** The office in a browser, as `npm run office` starts it. */
export async function startAdmin(dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  const port = Number(env.OFFICE_PORT ?? (await freePort()));
  const settings = {
    ...adminSettings,
    DATA_DIR: dataDir,
    UPSTREAM_URL: '',
    OFFICE_PORT: String(port),
    OFFICE_USER: officeAccount.user,
    OFFICE_PASSWORD: officeAccount.password,
    QAA_USER: qaaAccount.user,
    QAA_PASSWORD: qaaAccount.password,
    ...env,
  };
  return startProgram(
    ['--disable-warning=ExperimentalWarning', ...adminFlags, 'scripts/commands/office.ts'],
    settings,
    port,
  );
}

/**
 * The production build, as `npm start` serves it, on the campus API at `upstreamUrl`; or what stands alone in another `place`,
 * as it is started there.
 */
export async function startSite(
  upstreamUrl: string,
  env: Record<string, string> = {},
  place?: Place,
): Promise<Running> {
  const port = Number(env.PORT ?? (await freePort()));
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    UPSTREAM_URL: upstreamUrl,
    DATA_DIR: makeDataDir(),
    WEB_CONCURRENCY: '1',
    // All tests come from one address.
    API_RATE_LIMIT: '0',
    // The sample's take half a minute of a processor.
    DOCUMENTS: 'off',
    // A page is rendered when a test asks for it.
    RENDER_AHEAD: 'off',
    ...memorySettings,
    ...env,
  };
  return startProgram(
    ['--disable-warning=ExperimentalWarning', ...memoryFlags, 'server/main.ts'],
    settings,
    port,
    place,
  );
}
