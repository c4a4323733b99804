import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CampusApi, type CampusApiOptions, openCampusApi } from '#campus-api/index.ts';
import { fixtureContent } from './fixture-content.ts';

export const fixtureFile = '1-routine.pdf';
export const fixtureBytes = '0123456789';

/** Options on a fresh folder under the system's temporary one, with the fixture's content and one file. */
export function fixtureOptions(): Required<CampusApiOptions> & { dataDir: string; sampleFilesDir: string } {
  const root = mkdtempSync(join(tmpdir(), 'campus-api-'));
  const sampleFilesDir = join(root, 'sample');
  mkdirSync(sampleFilesDir);
  writeFileSync(join(sampleFilesDir, fixtureFile), fixtureBytes);
  return {
    dataDir: join(root, 'data'),
    sampleFilesDir,
    content: fixtureContent,
    siteDocuments: [],
    qaaUser: 'committee',
    qaaPassword: 'correct horse',
  };
}

export function removeFixture({ dataDir }: Pick<CampusApiOptions, 'dataDir'>): void {
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
}

export interface FixtureApi {
  api: CampusApi;
  options: CampusApiOptions & { dataDir: string };
  get(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  close(): void;
}

export function openFixture(): FixtureApi {
  const options = fixtureOptions();
  const api = openCampusApi(options);
  const get = (path: string, init?: RequestInit) => api.fetch(new Request(`http://campus.invalid${path}`, init));
  return {
    api,
    options,
    get,
    post: (path, body) =>
      get(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close() {
      api.close();
      removeFixture(options);
    },
  };
}
