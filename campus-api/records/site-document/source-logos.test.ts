import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeOverLogos } from './source-logos.ts';

const identity = { name: { en: 'Alpha' }, university: { text: { en: 'Affiliated' }, url: 'https://u.example/' } };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40"/></svg>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fork-'));
  mkdirSync(join(folder, 'logos'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, svg: string) => writeFileSync(join(folder, 'logos', `${name}.svg`), svg);

test('the logos of a fork become stored pictures, described by the names', async () => {
  write('campus', drawing);
  write('university', drawing.replace('40', '30'));
  const { identity: imported, newFiles, skipped } = await takeOverLogos(identity, folder);
  const logo = (name: string, alt: object) => ({
    src: expect.stringMatching(new RegExp(`^/files/site-[0-9a-f]{16}-${name}\\.png$`)),
    width: 1024,
    height: 1024,
    alt,
  });
  expect(imported).toEqual({
    ...identity,
    logo: logo('campus', identity.name),
    university: { ...identity.university, logo: logo('university', identity.university.text) },
  });
  expect([newFiles.length, skipped]).toEqual([2, []]);
});

test('a fork without logos, and one with a logo that is not a drawing, get none', async () => {
  expect(await takeOverLogos(identity, folder)).toEqual({ identity, newFiles: [], skipped: [] });
  write('campus', drawing.replace('<circle', '<script/><circle'));
  expect(await takeOverLogos(identity, folder)).toEqual({
    identity,
    newFiles: [],
    skipped: [join(folder, 'logos/campus.svg')],
  });
});
