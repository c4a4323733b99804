import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSampleContent, sampleContent, sampleFolder } from '#campus-api/campus/sample-content.ts';
import { referencedFiles } from '#campus-api/files/file-references.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { languageOf } from '#packages/nepali/text/language.ts';

const folder = join(__dirname, 'files');
const {
  contact,
  committees,
  staff,
  seats,
  structure,
  notices,
  flashNotices,
  albums,
  publications,
  events,
  qaaDocuments,
} = sampleContent();
const devanagari = /[\u0900-\u097F]/;
const today = '2026-11-21';

const stored = (files: { stored: string }[]) => files.map((file) => file.stored);
const referenced = [
  ...notices.flatMap(({ files }) => stored(files)),
  ...publications.flatMap(({ files }) => stored(files)),
  ...flashNotices.flatMap(({ picture }) => picture ?? []),
  ...staff.flatMap(({ profilePic }) => profilePic ?? []),
  ...albums.flatMap(({ images, thumbnails }) => [...images, ...thumbnails]),
  ...qaaDocuments.flatMap(({ link }) => (link.startsWith('https://') ? [] : link)),
  ...referencedFiles(sampleDocuments()),
];
const present = readdirSync(folder);

describe('records', () => {
  it('the sample has realistic counts', () => {
    expect(notices.length).toBeGreaterThanOrEqual(72);
    expect(staff.filter(({ type }) => type === 1)).toHaveLength(62);
    expect(staff.filter(({ type }) => type === 2)).toHaveLength(24);
    expect([albums.length, publications.length, flashNotices.length, qaaDocuments.length]).toEqual([9, 18, 3, 14]);
    expect(staff.filter(({ subjects }) => subjects)).toHaveLength(58);
    expect(staff.filter(({ profilePic }) => profilePic !== null)).toHaveLength(20);
  });

  it.each(Object.entries({ committees, staff, notices, flashNotices, albums, publications, qaaDocuments }))(
    'all %s have unique ids',
    (_, records) => {
      const ids = records.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('dates are valid, and only closing dates are after today', () => {
    for (const { createdDate } of [...notices, ...flashNotices]) {
      expect(createdDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45$/);
      expect(Date.parse(createdDate)).toBeLessThan(Date.parse(today));
    }
    const days = [...albums.map(({ date }) => date), ...publications.map(({ publishDate }) => publishDate)];
    const closing = [...notices, ...flashNotices].flatMap(({ lastDate }) => lastDate ?? []);
    for (const day of [...days, ...closing]) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }
    expect(days.filter((day) => day > today)).toEqual([]);
  });
});

describe('both languages', () => {
  const texts: [record: string, english: string, nepali: string | undefined][] = [
    ...staff.map(({ id, fullName, nepali }): [string, string, string | undefined] => [
      `person ${id}`,
      fullName,
      nepali?.fullName,
    ]),
    ...staff.flatMap(({ id, subjects, nepali }): [string, string, string | undefined][] =>
      subjects ? [[`subjects of person ${id}`, subjects, nepali?.subjects]] : [],
    ),
    ...events.flatMap(({ id, title, place, nepali }): [string, string, string | undefined][] => [
      [`event ${id}`, title, nepali?.title],
      ...(place ? [[`place of event ${id}`, place, nepali?.place] as [string, string, string | undefined]] : []),
    ]),
    ...staff.flatMap(({ id, about, nepali }): [string, string, string | undefined][] =>
      about ? [[`about person ${id}`, about, nepali?.about]] : [],
    ),
    ...albums.flatMap(({ id, title, description, nepali }): [string, string, string | undefined][] => [
      [`album ${id}`, title, nepali?.title],
      [`description of album ${id}`, description, nepali?.description],
    ]),
    ...publications.flatMap(({ id, description, editors, about, nepali }): [string, string, string | undefined][] => [
      [`publication ${id}`, description, nepali?.description],
      [`editors of publication ${id}`, editors, nepali?.editors],
      [`about publication ${id}`, about, nepali?.about],
    ]),
    ['introduction', contact.campusIntroduction, contact.nepali?.campusIntroduction],
  ];

  test.each(texts)('%s has an English and a Nepali text', (_, english, nepali) => {
    expect(english).not.toMatch(devanagari);
    expect(nepali).toMatch(devanagari);
  });
});

describe('notices', () => {
  const inBoth = [...notices, ...flashNotices].filter(({ translation }) => translation);

  it('all but five notices have words in both languages', () => {
    expect(notices.length + flashNotices.length - inBoth.length).toBe(5);
    const languages = inBoth.map((notice) => [notice.description, notice.translation ?? ''].map(languageOf).sort());
    expect(new Set(languages.map(String))).toEqual(new Set(['en,ne']));
  });

  it('bodies have both languages, and three of them are long', () => {
    const bodies = notices.flatMap(({ bodyEn = '', bodyNe = '' }) => (bodyEn || bodyNe ? [[bodyEn, bodyNe]] : []));
    expect(bodies.map((both) => both.map(languageOf))).toEqual(bodies.map(() => ['en', 'ne']));
    expect(bodies.filter(([english = '']) => english.includes('# ')).length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['bsc-csit', 'BSc CSIT'],
    ['bit', 'BIT'],
    ['bca', 'BCA'],
  ])('the notice of the admission gives the seats of %s', (key, name) => {
    const { content } = sampleDocuments().find((document) => document.key === `programme/${key}`) ?? {};
    expect(notices.find(({ id }) => id === 322)?.bodyEn).toContain(
      `\n${name}|${(content as { seats: number }).seats}|`,
    );
  });

  it('three vacancies, and four letters are scans', () => {
    expect(notices.filter(({ description }) => description.startsWith('Vacancy'))).toHaveLength(2);
    expect(notices.filter(({ translation }) => translation?.startsWith('Vacancy'))).toHaveLength(1);
    expect(notices.filter(({ files }) => files.some(({ stored }) => stored.endsWith('.jpg')))).toHaveLength(4);
  });

  it.each([10, 11, 12, 13])('department %i has more than twelve notices', (department) => {
    expect(notices.filter(({ departmentIds }) => departmentIds.includes(department)).length).toBeGreaterThan(12);
  });

  it('notices cover every layout case of a page', () => {
    const counts = new Set(notices.map(({ files }) => files.length));
    expect([...counts].sort()).toEqual([0, 1, 2, 3, 4]);
    const nepali = notices.filter(({ description }) => devanagari.test(description)).length / notices.length;
    expect(nepali).toBeGreaterThan(0.35);
    expect(notices.some(({ departmentIds }) => departmentIds.length === 2)).toBe(true);
    expect(notices.some(({ description }) => description.length > 550)).toBe(true);
    expect(notices.some(({ description }) => !description.includes(' '))).toBe(true);
    expect(notices.some(({ files }) => files.some(({ original }) => devanagari.test(original)))).toBe(true);
  });

  it('at least six admissions are open', () => {
    const open = notices.filter(
      ({ departmentIds, lastDate }) => departmentIds.includes(12) && (lastDate ?? '') > today,
    );
    expect(open.length).toBeGreaterThanOrEqual(6);
  });

  it('flash notices reference only existing notices', () => {
    const ids = notices.map(({ id }) => id);
    expect(flashNotices.flatMap(({ noticeId }) => noticeId ?? []).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('no file name contains a comma, the separator of the API', () => {
    const names = [...notices, ...publications].flatMap(({ files }) =>
      files.flatMap(({ stored, original }) => [stored, original]),
    );
    expect([...names, ...referenced].filter((name) => name.includes(','))).toEqual([]);
  });
});

describe('people', () => {
  const staffIds = new Set(staff.map(({ id }) => id));
  const expectExisting = (ids: number[]) => expect(ids.filter((id) => !staffIds.has(id))).toEqual([]);

  it('committees exist, have no duplicate members, and three or more except the chief', () => {
    for (const id of [1, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25]) {
      const members = seats.filter(({ committeeId }) => committeeId === id).map(({ staffId }) => staffId);
      expect(committees.some((committee) => committee.id === id)).toBe(true);
      expect(members.length).toBeGreaterThanOrEqual(id === 1 ? 1 : 3);
      expect(new Set(members).size).toBe(members.length);
      expectExisting(members);
    }
  });

  it('the lists of the structure are filled', () => {
    const { executiveCommittee, managementCommittee, campusAuthorities } = structure;
    expect([executiveCommittee.length, managementCommittee.length, campusAuthorities.length]).toEqual([9, 11, 10]);
    const all = [...executiveCommittee, ...managementCommittee, ...campusAuthorities];
    expectExisting(all.map(({ staffId }) => staffId));
    expect(all.filter(({ role }) => role === '')).toEqual([]);
    expect(campusAuthorities[0]).toEqual({ staffId: 1, role: 'Campus Chief' });
    for (const committee of [executiveCommittee, managementCommittee]) {
      expect(committee.filter(({ role }) => role === 'Chairperson')).toEqual([committee[0]]);
      expect(committee.filter(({ role }) => role === 'Member Secretary')).toHaveLength(1);
    }
  });

  it('the chief has a message, and the campus an introduction in both languages', () => {
    const chief = staff.find(({ id }) => id === seats.find(({ committeeId }) => committeeId === 1)?.staffId);
    expect(chief?.message?.split('\n\n').length).toBeGreaterThan(1);
    expect(chief?.about?.split('\n\n')).toHaveLength(1);
    expect(contact.nepali?.campusIntroduction).toMatch(devanagari);
    expect(contact.campusIntroduction).toContain('<ul>');
  });
});

describe('files', () => {
  const magic: Record<string, string> = { pdf: '25504446', jpg: 'ffd8ff', png: '89504e47', docx: '504b0304' };

  it('all files exist, and each is referenced by a record', () => {
    expect([...new Set(referenced)].sort()).toEqual([...present].sort());
  });

  it('every picture has a thumbnail', () => {
    for (const { images, thumbnails } of albums) {
      expect(images.length).toBeGreaterThanOrEqual(5);
      expect(thumbnails).toHaveLength(images.length);
    }
  });

  it.each(present)('the content of %s matches its extension', (name) => {
    const expected = magic[name.split('.').at(-1) ?? ''] ?? 'unknown extension';
    expect(readFileSync(join(folder, name)).toString('hex', 0, 4).startsWith(expected)).toBe(true);
  });

  it('documents of the accreditation are not among the public ones', () => {
    const links = new Set(qaaDocuments.map(({ link }) => link));
    expect(
      [...notices, ...publications].flatMap(({ files }) => stored(files)).filter((name) => links.has(name)),
    ).toEqual([]);
  });

  it('all files together have less than 3.1 MB', () => {
    const total = present.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(total).toBeLessThan(3_100_000);
  });
});

describe('an invalid value', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'campus-sample-'));
    for (const name of readdirSync(sampleFolder)) {
      if (name.endsWith('.json')) cpSync(join(sampleFolder, name), join(copy, name));
    }
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it.each([
    [
      'notices.json',
      '"createdDate": "2026-11-18T13:05:00+05:45"',
      '"createdDate": "18 November"',
      'record 2, createdDate',
    ],
    ['staff.json', '"type": 2', '"type": 4', 'record 63, type'],
    ['albums.json', '"title": "Convocation 2081"', '"name": "Convocation 2081"', 'record 2, title'],
    ['contact.json', '"phone"', '"telephone"', ', phone'],
  ])('an invalid value in %s is reported with file, record and field', (file, valid, invalid, location) => {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(valid, invalid));
    expect(() => readSampleContent(copy)).toThrow(`${path}${location.startsWith(',') ? '' : ', '}${location}: `);
  });

  it('a file that is not JSON is reported by its name', () => {
    const path = join(copy, 'notices.json');
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -9));
    expect(() => readSampleContent(copy)).toThrow(`${path}: `);
  });
});
