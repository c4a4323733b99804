import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeBackup } from '#campus-api/backup/backup-campus.ts';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { openCampusApi } from '#campus-api/index.ts';
import type { CampusContent } from '#campus-api/records/campus-content.ts';
import type { NewDocument } from '#campus-api/records/site-document/insert.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';

const FILE = 'routine.pdf';
const PICTURE = 'picture.jpg';
const login = { userName: 'committee', qaaPassword: 'correct horse' };
const enquiry = { id: 'a'.repeat(22), reference: 'K7M2-0001', kind: 'question', name: 'सीता', email: '', phone: '' };

/** A few records of each type of the sample campus. */
function content(): CampusContent {
  const sample = sampleContent();
  const staff = sample.staff.slice(0, 3).map((person) => ({ ...person, profilePic: PICTURE }));
  const isPresent = ({ staffId }: { staffId: number }) => staff.some(({ id }) => id === staffId);
  const { executiveCommittee, managementCommittee, campusAuthorities } = sample.structure;
  return {
    ...sample,
    staff,
    committees: sample.committees.slice(0, 2),
    seats: sample.seats.filter((seat) => isPresent(seat) && seat.committeeId <= 2),
    structure: {
      executiveCommittee: executiveCommittee.filter(isPresent),
      managementCommittee: managementCommittee.filter(isPresent),
      campusAuthorities: campusAuthorities.filter(isPresent),
    },
    notices: sample.notices
      .slice(0, 3)
      .map((notice) => ({ ...notice, files: [{ stored: FILE, original: 'परीक्षा.pdf' }] })),
    flashNotices: sample.flashNotices
      .slice(0, 1)
      .map((each) => ({ ...each, lastDate: null, picture: PICTURE, noticeId: null })),
    albums: sample.albums.slice(0, 1).map((album) => ({ ...album, images: [PICTURE], thumbnails: [PICTURE] })),
    events: sample.events.slice(0, 1).map((event) => ({ ...event, albumId: null, noticeId: null })),
    publications: sample.publications
      .slice(0, 1)
      .map((each) => ({ ...each, files: [{ stored: FILE, original: 'Review.pdf' }] })),
    qaaDocuments: sample.qaaDocuments.slice(0, 1).map((each) => ({ ...each, link: FILE })),
  };
}

/** A document of each type of the site content. */
function documents(): NewDocument[] {
  const ofTypes = new Map(sampleDocuments().map((document) => [document.key.split('/')[0], document]));
  return [...ofTypes.values()].map(({ key, content }) => ({
    key,
    content: JSON.parse(
      JSON.stringify(content)
        .replaceAll(/\/files\/[^"/?]+\.pdf/g, `/files/${FILE}`)
        .replaceAll(/\/files\/[^"/?]+\.(?:jpe?g|png|webp)/g, `/files/${PICTURE}`),
    ),
  }));
}

/** Columns and tables that neither content nor commands fill. */
const rows = `
UPDATE notices SET publish_at = '2026-01-01T00:00:00+05:45', 
  content = json_set(content, '$.bodyEn', 'Text', '$.bodyNe', 'व्यहोरा', '$.updatedOn', '2026-11-25');
UPDATE notices SET withdrawn_at = '2026-11-25T10:00:00+05:45', content = json_set(content, '$.withdrawalReason', 'Replaced') WHERE id = (SELECT max(id) FROM notices);
INSERT INTO ranks VALUES ('Professor', 1);
INSERT INTO notice_origins SELECT 'old.example#1', min(id) FROM notices;
INSERT INTO album_origins SELECT 'old.example#2', id FROM albums;
INSERT INTO publication_origins SELECT 'old.example#3', id FROM publications;
INSERT INTO site_document_origins SELECT 'old.example#4', min(id) FROM site_documents;
INSERT INTO site_versions SELECT id, content, '2099-01-01T00:00:00+05:45', 'sita' FROM site_documents WHERE key LIKE 'page/%';
INSERT INTO redirects (id, source, target) VALUES (1, '/old', '/about');
UPDATE counter SET visit = 4711`;

/** Writes a back-up of a campus with a record of each type, and beside it what the campus API returns. */
export async function writeReleasedBackup(folder: string, version: string): Promise<void> {
  const outer = mkdtempSync(join(tmpdir(), 'released-'));
  const options = { dataDir: join(outer, 'data'), sampleFilesDir: join(outer, 'sample'), qaaUser: login.userName };
  try {
    mkdirSync(options.sampleFilesDir);
    for (const name of [FILE, PICTURE]) writeFileSync(join(options.sampleFilesDir, name), `content of ${name}`);
    const api = openCampusApi({
      ...options,
      qaaPassword: login.qaaPassword,
      content: content(),
      siteDocuments: documents(),
    });
    await request(api, ['/enquiry', { ...enquiry, text: 'कहिले?', language: 'ne' }]);
    api.close();
    await withCampus(options, { by: 'sita' }, ({ database }) => database.exec(rows));
    const archive = join(outer, 'campus.tar');
    await writeBackup(options.dataDir, archive);
    writeFileSync(join(folder, `released-${version}.tar.gz`), gzipSync(readFileSync(archive), { level: 9 }));
    writeFileSync(
      join(folder, `released-${version}.json`),
      `${JSON.stringify(await readReleasedCampus(options.dataDir), null, 1)}\n`,
    );
  } finally {
    rmSync(outer, { recursive: true });
  }
}

type Call = string | readonly [path: string, body: unknown];

/** Calls of the campus API that read, by the kind of record. */
const calls: Readonly<Record<string, Call>> = {
  contact: '/contact',
  committees: '/staffs/committees',
  seats: ['/staffs/searchCommittee', [1, 2]],
  structure: '/staffsStricture',
  teachers: '/staffs/searchEmpByType?id=1&keyId=3',
  notices: '/notice/?depId=null',
  withdrawn: '/notice/withdrawn',
  flashNotices: '/notice/flashNotice',
  albums: '/gallery/all',
  publications: '/publication',
  events: '/events',
  qaaDocuments: '/qaa/getQaaDocc',
  site: '/site',
  file: `/images/${FILE}`,
  enquiry: `/enquiry/${enquiry.reference}`,
  login: ['/login/qaaLogin', login],
};

async function request(api: ReturnType<typeof openCampusApi>, call: Call): Promise<unknown> {
  const [path, body] = typeof call === 'string' ? [call] : call;
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const text = await (await api.fetch(new Request(`http://campus.invalid${path}`, init))).text();
  return text.startsWith('{') ? JSON.parse(text).body : text;
}

/** Everything that the campus API returns of a campus, after its database was migrated. */
export async function readReleasedCampus(dataDir: string): Promise<Record<string, unknown>> {
  const api = openCampusApi({ dataDir, content: null });
  try {
    const replies: Record<string, unknown> = {};
    for (const [name, call] of Object.entries(calls)) replies[name] = await request(api, call);
    return replies;
  } finally {
    api.close();
  }
}
