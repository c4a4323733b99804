import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../embedded.ts';

/** The embedded sample campus for all tests of a block, in a separate folder, which is returned. */
export function withSampleCampus(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sample-campus-'));
  beforeAll(() => {
    Object.assign(process.env, { DATA_DIR: folder, QAA_PASSWORD: 'a password for this test' });
    delete process.env.UPSTREAM_URL;
  });
  afterAll(async () => {
    (await openEmbedded()).close();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
