import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { openEmbedded } from '../embedded.ts';

/** The embedded sample campus, or one of other content, for all tests of a block, in a separate folder, which is returned. */
export function withSampleCampus(content?: Omit<Parameters<typeof prepareDatabase>[0], 'dataDir'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sample-campus-'));
  beforeAll(() => {
    Object.assign(process.env, { DATA_DIR: folder, QAA_PASSWORD: 'a password for this test' });
    delete process.env.UPSTREAM_URL;
    if (content) prepareDatabase({ dataDir: folder, ...content }, false).database.close();
  });
  afterAll(async () => {
    (await openEmbedded()).close();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
