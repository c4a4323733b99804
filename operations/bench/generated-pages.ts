import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { NewDocument } from '#campus-api/records/site-document/insert.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';

/** Groups of pages, the first part of their addresses. */
const GROUPS = ['department', 'club', 'rules', 'project', 'event'] as const;

const paragraph = (index: number) => ({
  en: `The department number ${index} offers practical classes, a reading room and guidance for students who prepare for the examinations of the university. Its office is open on all working days from ten to four, and its [notices](/notice) are published here first.`,
  ne: `विभाग नम्बर ${index} ले प्रयोगात्मक कक्षा, अध्ययन कक्ष र विश्वविद्यालयको परीक्षाको तयारी गर्ने विद्यार्थीलाई परामर्श दिन्छ। यसको कार्यालय हरेक कार्यदिन बिहान दस बजेदेखि चार बजेसम्म खुला रहन्छ।`,
});

/** The address of a generated page. */
export const generatedPath = (index: number) => `/${GROUPS[index % GROUPS.length]}/unit-${index}`;

/** Content of a generated page of about 5 KB: paragraphs, points and a table. */
export function generatedPage(index: number, title = `Unit ${index}`) {
  const text = paragraph(index);
  const cell = (row: number) => ({ en: `Room ${row} of unit ${index}`, ne: `एकाइ ${index} को कोठा ${row}` });
  return {
    title: { en: title, ne: `एकाइ ${index}` },
    parts: [
      { heading: { en: 'About the unit', ne: 'परिचय' }, paragraphs: [text, text] },
      { heading: { en: 'Services', ne: 'सेवाहरू' }, points: [text, text] },
      {
        heading: { en: 'Rooms', ne: 'कोठाहरू' },
        table: {
          caption: { en: 'Rooms', ne: 'कोठाहरू' },
          columns: [
            { en: 'Room', ne: 'कोठा' },
            { en: 'Seats', ne: 'सिट' },
          ],
          rows: [1, 2, 3, 4].map((row) => [cell(row), 20 + row]),
        },
      },
    ],
  };
}

/** The site content of the sample campus with that many more pages of text. */
export function generatedDocuments(pages: number): NewDocument[] {
  const own = Array.from({ length: pages }, (_, index) => ({
    key: `page${generatedPath(index)}`,
    content: generatedPage(index),
  }));
  return [...sampleDocuments(), ...own];
}

/** Adds that many redirects to such pages. */
export function addGeneratedRedirects(dataDir: string, redirects: number): void {
  const database = new DatabaseSync(join(dataDir, 'campus.db'));
  const insert = database.prepare('INSERT INTO redirects (source, target) VALUES (?, ?)');
  for (let index = 0; index < redirects; index += 1) insert.run(`/old/unit-${index}`, generatedPath(index));
  database.close();
}
