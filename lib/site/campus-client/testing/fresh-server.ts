import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CampusServer, startCampusServer } from './campus-server.ts';

/** Starts a server for each test, as `UPSTREAM_URL`, and a client with empty caches. */
export function withCampusServer(environment: Record<string, string> = {}): () => CampusServer {
  const before = { ...process.env };
  let server: CampusServer;
  let dataDir: string;
  beforeEach(async () => {
    globalThis.campusWebsite?.clear();
    server = await startCampusServer();
    dataDir = mkdtempSync(join(tmpdir(), 'campus-client-'));
    Object.assign(process.env, { UPSTREAM_URL: server.url, DATA_DIR: dataDir, ...environment });
  });
  afterEach(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.env = { ...before };
  });
  return () => server;
}
