import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Issues } from '#campus-api/validation/issue.ts';
import { type AttachmentForm, arrangeFiles } from './arrange-files.ts';
import { prepareAttachments } from './read-attachments.ts';

const folder = mkdtempSync(join(tmpdir(), 'arrange-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const before = [
  { stored: '1-a.pdf', original: 'scan1.pdf' },
  { stored: '2-b.pdf', original: 'scan2.pdf' },
];

function arrange(form: AttachmentForm) {
  const issues = new Issues();
  const { files: added } = prepareAttachments(issues, 'file', form.file ?? []);
  const files = arrangeFiles(issues, 'notice 1', { before, added }, form);
  return { names: files.map(({ original }) => original), codes: issues.list.map(({ code }) => code), files };
}

test('a renamed file keeps its stored name and its extension', () => {
  const { files, codes } = arrange({ rename: [{ file: 'scan1.pdf', name: ' परीक्षा \n तालिका ' }] });
  expect(files[0]).toEqual({ stored: '1-a.pdf', original: 'परीक्षा तालिका.pdf' });
  expect(codes).toEqual([]);
  expect(arrange({ rename: [{ file: '1-a.pdf', name: 'Routine.PDF' }] }).names[0]).toBe('Routine.PDF');
  expect(arrange({ rename: [{ file: '1-a.pdf', name: 'run.exe' }] }).names[0]).toBe('run.exe.pdf');
});

test('files have different names: the later one gets a number', () => {
  expect(arrange({ rename: [{ file: '2-b.pdf', name: 'scan1' }] }).names).toEqual(['scan1.pdf', 'scan1 (2).pdf']);
  const path = join(folder, 'scan1.pdf');
  writeFileSync(path, '%PDF-');
  const form = { file: [{ path }, { path, name: 'scan1 (2).pdf' }] };
  expect(arrange(form).names).toEqual(['scan1.pdf', 'scan2.pdf', 'scan1 (2).pdf', 'scan1 (2) (2).pdf']);
  const swap = [
    { file: '1-a.pdf', name: 'scan2' },
    { file: '2-b.pdf', name: 'scan1' },
  ];
  expect(arrange({ rename: swap }).names).toEqual(['scan2.pdf', 'scan1.pdf']);
});

test('files come in the requested order, and the others follow', () => {
  const path = join(folder, 'new.pdf');
  writeFileSync(path, '%PDF-');
  const form = { file: [{ path }], order: [path, 'scan2.pdf'] };
  expect(arrange(form).names).toEqual(['new.pdf', 'scan2.pdf', 'scan1.pdf']);
  expect(arrange({ order: ['2-b.pdf'], dropFile: ['scan1.pdf'] }).names).toEqual(['scan2.pdf']);
});

test.each([
  ['an empty name', { rename: [{ file: 'scan1.pdf', name: ' ' }] }, 'file-name-missing'],
  ['only an extension', { rename: [{ file: 'scan1.pdf', name: '.pdf' }] }, 'file-name-missing'],
  ['a folder', { rename: [{ file: 'scan1.pdf', name: '../a.pdf' }] }, 'file-name-folder'],
  ['a folder of Windows', { rename: [{ file: 'scan1.pdf', name: 'C:\\a.pdf' }] }, 'file-name-folder'],
  ['a name that is too long', { rename: [{ file: 'scan1.pdf', name: 'x'.repeat(200) }] }, 'file-name-too-long'],
  [
    'a corrected page that is too long',
    { texts: [{ file: 'scan1.pdf', texts: { 2: 'अ'.repeat(20_001) } }] },
    'page-text-too-long',
  ],
  ['a name of no file', { rename: [{ file: 'none.pdf', name: 'a' }] }, 'file-not-attached'],
  ['an order with no such file', { order: ['none.pdf'] }, 'file-not-attached'],
  ['an order with a dropped file', { dropFile: ['scan1.pdf'], order: ['scan1.pdf'] }, 'file-not-attached'],
])('%s is rejected', (_, form, code) => {
  expect(arrange(form).codes).toEqual([code]);
});
