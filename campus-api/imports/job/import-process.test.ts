import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { type ExportedItem, exportFile } from '#packages/site-import/testing/wordpress-export.ts';
import { importLimits, startJob } from './import-process.ts';
import { type ImportState, noImportChoices } from './import-state.ts';
import { createImports, type Imports } from './imports.ts';

// Each test starts processes at the lowest priority.
jest.setTimeout(300_000);

const campus = withAdminCampus();
const id = 'a'.repeat(43);
const choices = { ...noImportChoices, files: 'none' } as const;
const items: ExportedItem[] = [
  { id: 5, type: 'page', title: 'Rules of the hostel', slug: 'hostel-rules', content: '<p>Quiet from nine.</p>' },
  { id: 6, title: 'Result of the third year', content: 'Passed: 40.' },
];

let database: DatabaseSync;
const opened: Imports[] = [];
function open(start = startJob): Imports {
  const imports = createImports({ dataDir: campus().options.dataDir, database }, start);
  opened.push(imports);
  return imports;
}
beforeEach(() => {
  database = new DatabaseSync(join(campus().options.dataDir, 'campus.db'));
});
afterEach(async () => {
  for (const imports of opened.splice(0)) await imports.close();
  database.close();
});

async function begin(imports: Imports): Promise<void> {
  const folder = join(imports.folders.folderOf(id), 'file');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'export.xml'), exportFile(items));
  const files = [{ path: 'file/export.xml', name: 'export.xml' }];
  const created = { id, by: 'bimala', source: 'wordpress-export', address: '', files, archives: [] } as const;
  expect(imports.create({ ...created, archives: [], choices })).toBe(true);
}

async function ended(imports: Imports): Promise<ImportState | null> {
  while (imports.isRunning()) await wait(50);
  return imports.folders.read(id);
}

const noticeCount = () => Number(database.prepare('SELECT count(*) AS count FROM notices').get()?.count);

test('a plan is made and imported by child processes, and a repeated start does not import it twice', async () => {
  const imports = open();
  const before = noticeCount();
  await begin(imports);
  expect(await ended(imports)).toMatchObject({ phase: 'planned', problem: null });
  expect(imports.start(id)).toBe(true);
  expect([imports.start(id), imports.plan(id, choices)]).toEqual([false, false]);
  const began = imports.folders.read(id);
  const done = await ended(imports);
  expect(done).toMatchObject({ phase: 'done', counts: { notices: 1, pages: 1 }, change: expect.any(Number) });
  expect(noticeCount()).toBe(before + 1);
  // The server stopped after the change was written and before the state was.
  imports.folders.write({
    ...began,
    ...done,
    phase: 'importing',
    change: null,
    changed: began?.changed ?? 0,
  } as ImportState);
  const next = open();
  expect([next.isRunning(), noticeCount()]).toEqual([false, before + 1]);
  expect(next.folders.read(id)).toMatchObject({ phase: 'done', change: done?.change });
});

test('a task that the end of the server interrupted is repeated, at most three times', async () => {
  const imports = open();
  await begin(imports);
  await imports.close();
  expect(imports.folders.read(id)).toMatchObject({ phase: 'planning', starts: 1 });
  const second = open();
  expect(second.isRunning()).toBe(true);
  await second.close();
  const third = open();
  expect(await ended(third)).toMatchObject({ phase: 'planned', starts: 3 });
  const state = third.folders.read(id);
  if (state) third.folders.write({ ...state, phase: 'importing', changed: Date.now() });
  expect(open().folders.read(id)).toMatchObject({ phase: 'planned', problem: { failure: 'restarts' } });
  if (state) third.folders.write({ ...state, phase: 'planning' });
  expect(open().folders.read(id)).toMatchObject({ phase: 'failed', problem: { failure: 'restarts' } });
});

test('a cancelled plan can be made again, and a stopped import has its plan still', async () => {
  const imports = open();
  const before = noticeCount();
  await begin(imports);
  await imports.cancel(id);
  expect(imports.folders.read(id)).toMatchObject({ phase: 'cancelled', problem: null });
  expect(imports.plan(id, choices)).toBe(true);
  expect(await ended(imports)).toMatchObject({ phase: 'planned' });
  imports.start(id);
  await imports.cancel(id);
  expect(imports.folders.read(id)).toMatchObject({ phase: 'planned' });
  expect(noticeCount()).toBe(before);
  imports.start(id);
  expect(await ended(imports)).toMatchObject({ phase: 'done' });
  expect(readdirSync(imports.folders.folderOf(id)).sort()).toEqual(['plan.json', 'state.json']);
});

test.each([
  ['memory', { ...importLimits, residentMegabytes: 1 }],
  ['memory', { ...importLimits, heapMegabytes: 8 }],
  ['time', { ...importLimits, stallMs: 1 }],
] as const)('a process that exceeds its %s ends the plan, %j', async (failure, limits) => {
  const imports = open((job, onProgress) => startJob(job, onProgress, limits));
  await begin(imports);
  expect(await ended(imports)).toMatchObject({ phase: 'failed', problem: { failure } });
});
