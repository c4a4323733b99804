import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProgress } from '#lib/platform/document-reader/recognition-progress.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { describeRecognition } from './recognition.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const at = Date.UTC(2026, 10, 27, 10, 30);

test('the doctor reports how many pages wait to be recognised, and when that was', async () => {
  const environment = parseEnvironment({ DATA_DIR: dataDir });
  expect(describeRecognition(environment)).toEqual([]);
  await writeProgress(dataDir, { waiting: 12, at });
  expect(describeRecognition(environment)).toEqual(['12 scanned pages wait to be recognised (2026-11-27 10:30 UTC).']);
  await writeProgress(dataDir, { waiting: 1, at });
  expect(describeRecognition(environment)).toEqual(['1 scanned page waits to be recognised (2026-11-27 10:30 UTC).']);
  await writeProgress(dataDir, { waiting: 0, at });
  expect(describeRecognition(environment)).toEqual(['All scanned pages are recognised (2026-11-27 10:30 UTC).']);
});

test.each(['DOCUMENTS', 'RECOGNITION'])('the doctor names the settings where %s is off', (name) => {
  const environment = parseEnvironment({ DATA_DIR: dataDir, [name]: 'off' });
  expect(describeRecognition(environment)).toEqual([
    'The text of scanned pages is not recognised (DOCUMENTS, RECOGNITION).',
  ]);
});
