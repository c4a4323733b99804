import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFile } from '../storage/content-folder.ts';
import { staleContentSince } from './content-age.ts';
import { dedupe } from './in-flight.ts';
import { lastKnownGood } from './last-known-good.ts';

let mockWhileRead = async (): Promise<unknown> => undefined;
jest.mock('../storage/stored-content.ts', () => {
  const actual = jest.requireActual<typeof import('../storage/stored-content.ts')>('../storage/stored-content.ts');
  const findStored = async (key: string) => {
    const stored = await actual.findStored(key);
    await mockWhileRead();
    return stored;
  };
  return { ...actual, findStored };
});

test('newer content that arrives while stale content is read clears the stale mark', async () => {
  globalThis.campusWebsite?.clear();
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'campus-content-'));
  await lastKnownGood('a', async () => 'old');
  utimesSync(contentFile('a'), 1_700_000_000, 1_700_000_000);
  const newer = Promise.withResolvers<string>();
  mockWhileRead = () => {
    newer.resolve('new');
    // The request in flight, until its reply is stored.
    return dedupe('a', () => newer.promise);
  };
  expect(await lastKnownGood('a', () => newer.promise)).toBe('old');
  await new Promise(setImmediate);
  expect(staleContentSince()).toBeNull();
  rmSync(process.env.DATA_DIR, { recursive: true });
});
