import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { type Confirmation, NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { openCampusApi } from '#campus-api/index.ts';
import { saveDocuments } from '#campus-api/records/site-document/save-documents.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureBytes, fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { fixtureContent } from '#campus-api/testing/fixture-content.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { withInspectedArchive } from './inspect-archive.ts';
import { restoreContent } from './restore-content.ts';

const campus = withAdminCampus();
const file = () => join(campus().options.dataDir, '..', 'outside', 'campus.tar');
const change = <Result>(confirmation: Confirmation, work: Parameters<typeof withCampus<Result>>[2]) =>
  withCampus(campus().options, { by: 'sita', confirmation }, work);
const restore = (confirmation: Confirmation) =>
  withInspectedArchive(campus().options.dataDir ?? '', { path: file(), name: 'campus.tar' }, (archive) =>
    change(confirmation, (open) => restoreContent(open, archive)),
  );

/** The responses of all calls of the campus API. */
async function content(): Promise<unknown[]> {
  const { body } = campus();
  const calls = [
    '/contact',
    '/notice/?depId=null',
    '/staffs/searchEmpByType?id=1&keyId=3',
    '/staffsStricture',
    '/gallery',
  ];
  return [...(await Promise.all(calls.map(body))), campus().storedFiles()];
}

async function removeMuch(): Promise<void> {
  const { attempt, write } = campus();
  for (const args of [
    ['notice', 'remove', '1', '2'],
    ['staff', 'remove', '1'],
    ['contact', 'edit', '--title', 'Another Campus'],
    ['notice', 'add', '--text', 'Later', '--department', 'exam', '--file', write('later.pdf', '%PDF-')],
  ]) {
    const yes = args[1] === 'remove' ? ['--yes'] : [];
    expect(await attempt([...args, ...yes])).toMatchObject({ status: 0, stderr: '' });
  }
}

test('content is restored while the campus is in use, after a confirmation, and can be undone from the log', async () => {
  const { attempt, options } = campus();
  const before = await content();
  await attempt(['backup', file()]);
  await removeMuch();
  await attempt(['qaa', 'user', 'add', 'sita', '--generate']);
  const after = await content();
  const running = openCampusApi(options);
  const question = await restore({ confirmed: false }).catch((error: unknown) => error);
  if (!(question instanceof NeedsConfirmationError)) throw question;
  expect(question.deletions).toMatchObject([
    { noun: 'file', names: ['later.pdf'] },
    { noun: 'notice', names: ['Later'] },
  ]);
  expect(await content()).toEqual(after);
  const tried = await restore({ confirmed: false, dryRun: true });
  expect(tried).toMatchObject({ change: null, result: { at: expect.any(String) } });
  expect(tried.result.counts).toEqual(
    expect.arrayContaining([
      { noun: 'notice', before: 3, after: 4 },
      { noun: 'member of staff', before: 3, after: 4 },
      { noun: 'album', before: 2, after: 2 },
    ]),
  );
  const done = await restore({ confirmed: question.token });
  expect(await content()).toEqual(before);
  expect((await attempt(['qaa', 'user', 'list'])).stdout).toContain('sita');
  expect((await attempt(['audit'])).stdout).toMatch(/sita: restore /);
  expect(running.takePublished()).toEqual(expect.arrayContaining(['contact', 'notices', 'staff']));

  expect(await restore({ confirmed: false })).toMatchObject({ change: null, deletions: [] });
  await change({ confirmed: true }, (open) => undoChange(open, done.change ?? 0));
  expect(await content()).toEqual(after);
  running.close();
});

test('an id assigned since the back-up is not assigned again', async () => {
  const { attempt } = campus();
  await attempt(['backup', file()]);
  await attempt(['notice', 'add', '--text', 'Later', '--department', 'exam']);
  await restore({ confirmed: true });
  expect((await attempt(['notice', 'add', '--text', 'New', '--department', 'exam'])).stdout).toContain('6 ');
});

test('a different file under the name of a file of the back-up is not overwritten', async () => {
  const { attempt, options, body } = campus();
  await attempt(['backup', file()]);
  const stored = join(options.dataDir, 'files', fixtureFile);
  rmSync(stored);
  writeFileSync(stored, 'another');
  await restore({ confirmed: true });
  const notices = JSON.stringify(await body('/notice/?depId=null'));
  const name = /\d+-1-1-routine-pdf\.pdf|\d+-1-1-routine\.pdf/.exec(notices)?.[0] ?? '';
  expect(readFileSync(join(options.dataDir, 'files', name), 'utf8')).toBe(fixtureBytes);
});

test('a corrupt or unrelated archive is rejected by name and changes nothing', async () => {
  const { attempt } = campus();
  await attempt(['backup', file()]);
  await removeMuch();
  const before = await content();
  const whole = readFileSync(file());
  for (const [bytes, code] of [
    [whole.subarray(0, 20_000), 'file-no-archive'],
    [Buffer.from('%PDF-1.7 no archive'), 'file-no-archive'],
    [Buffer.alloc(10_240), 'file-no-backup'],
    [Buffer.concat([whole.subarray(0, -12_000), Buffer.from('x'), whole.subarray(-11_999)]), 'file-damaged-backup'],
  ] as const) {
    writeFileSync(file(), bytes);
    await expect(restore({ confirmed: true })).rejects.toMatchObject({
      issues: [{ code, values: { file: 'campus.tar' } }],
    });
    expect(await content()).toEqual(before);
  }
});

test('every record that appears, changes or disappears for visitors is named, and a republished notice gives a warning', async () => {
  const { attempt } = campus();
  await attempt(['backup', file()]);
  await attempt(['notice', 'withdraw', '1']);
  await attempt(['notice', 'add', '--text', 'Later', '--department', 'exam']);
  await attempt(['contact', 'edit', '--title', 'Another Campus']);
  const tried = await restore({ confirmed: false, dryRun: true });
  const { description } = fixtureContent.notices.find(({ id }) => id === 1) ?? { description: '' };
  expect(tried.result.visible).toEqual({
    appears: [{ noun: 'notice', name: description }],
    changes: [{ noun: 'contact record', name: 'Test Campus' }],
    disappears: [{ noun: 'notice', name: 'Later' }],
  });
  const question = await restore({ confirmed: false }).catch((error: unknown) => error);
  if (!(question instanceof NeedsConfirmationError)) throw question;
  expect(question.warnings).toMatchObject([{ code: 'restore-republishes', values: { id: 1, text: description } }]);
  // A notice withdrawn after the question needs another confirmation.
  await attempt(['notice', 'withdraw', '2']);
  await expect(restore({ confirmed: question.token })).rejects.toThrow(NeedsConfirmationError);

  const dryRun = await attempt(['restore', file(), '--dry-run']);
  expect(dryRun.stdout).toContain(`Appears: notice ${description}\n`);
  expect(dryRun.stdout).toContain('Changes: contact record Test Campus\nDisappears: notice Later\n');
});

const document = { key: 'page/history', content: { ...samplePage('History', `[Routine](/files/${fixtureFile})`) } };
const save = (...documents: { key: string; content: unknown }[]) =>
  change({ confirmed: true }, (open) => saveDocuments(open, documents));

test('site content is restored with its files, and each document that changes for visitors is named', async () => {
  const { attempt, body, options } = campus();
  await save(document, { key: 'page/draft', content: { ...samplePage('Draft'), isDraft: true } });
  await attempt(['backup', file()]);
  const documents = async () => JSON.stringify(await body('/site')).replaceAll(/,"updatedAt":"[^"]*"/g, '');
  const before = await documents();
  const stored = join(options.dataDir, 'files', fixtureFile);
  rmSync(stored);
  writeFileSync(stored, 'another');
  await save({ key: 'page/draft', content: samplePage('Draft') }, { key: 'page/rules', content: samplePage('Rules') });
  const { result } = await restore({ confirmed: true });
  expect(result.visible).toMatchObject({
    disappears: [
      { noun: 'document of the site', name: 'page/draft' },
      { noun: 'document of the site', name: 'page/rules' },
    ],
  });
  const text = await documents();
  const name = /\/files\/(\d+[\w-]*\.pdf)/.exec(text)?.[1] ?? '';
  expect(readFileSync(join(options.dataDir, 'files', name), 'utf8')).toBe(fixtureBytes);
  expect(text.replace(name, fixtureFile)).toBe(before);
});
