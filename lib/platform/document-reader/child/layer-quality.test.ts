import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReader } from '../reader-process.ts';
import { type CorpusDocument, corpusDocuments } from '../testing/corpus/documents.ts';
import { isBrokenLayer } from './layer-quality.ts';

const reader = createReader({ draws: false, priority: 0 });
afterAll(() => reader.close());

const titled = (documents: readonly CorpusDocument[]) =>
  documents
    .filter(({ format }) => format === 'pdf')
    .map((document): [string, CorpusDocument] => [`${document.kind} by ${document.tool} (${document.set})`, document]);

async function pagesOf({ file }: CorpusDocument) {
  const folder = await mkdtemp(join(tmpdir(), 'layers-'));
  try {
    const result = await reader.read(file, 'pdf', folder);
    if (!('value' in result)) throw new Error(result.why);
    return result.value.pages;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.each(titled(corpusDocuments.filter(({ layer }) => layer !== 'broken')))(
  'a right text layer is never taken for a broken one: %s',
  async (_, document) => {
    for (const { blocks, recognition } of await pagesOf(document)) {
      expect(recognition).toBeUndefined();
      expect(blocks.length).toBeGreaterThan(0);
    }
  },
);

test.each(titled(corpusDocuments.filter(({ layer }) => layer === 'broken')))(
  'a broken text layer is detected and its text is not shown: %s',
  async (_, document) => {
    for (const { blocks, recognition } of await pagesOf(document)) {
      expect(recognition).toEqual({ state: 'waiting', why: 'broken-text', attempts: 0 });
      expect(blocks).toEqual([]);
    }
  },
);

test.each([
  ['a notice', 'उपर्युक्त विषयमा स्नातक तह चौथो वर्षको प्रयोगात्मक परीक्षा सञ्चालन गर्नुपर्ने भएकाले सूचित गरिन्छ।'],
  [
    'Nepali with English',
    'BBS चौथो वर्षका विद्यार्थीहरूले Online form भरी PDF बुझाउनुपर्ने, इमेल exam@gyanodaya.edu.np मा पठाउनुहोला।',
  ],
  [
    'names with numbers',
    '7-2-29-145 अनिता श्रेष्ठ ७२ 7-2-29-146 विष्णु गुरुङ ६५ 7-2-29-147 लक्ष्मी क्षेत्री ५८ 7-2-29-148 हिक्मत धिताल',
  ],
  ['Hindi', 'सभी छात्रों को सूचित किया जाता है कि परीक्षा अगले महीने की पहली तारीख से शुरू होगी और समय पर पहुँचना आवश्यक है।'],
  ['Sanskrit', 'विद्या ददाति विनयं विनयाद्याति पात्रताम्। पात्रत्वाद्धनमाप्नोति धनाद्धर्मं ततः सुखम्॥'],
  ['English', 'All students are informed that the examination begins on Monday at eleven in the morning.'],
  ['nothing', ''],
])('the text of %s is not taken for a broken layer', (_, text) => expect(isBrokenLayer(text)).toBe(false));

test.each([
  ['signs in an impossible order', 'परीिक्षा शाखाा, कीर्र्तिपुुर काठमाडौौं मिितिः सूूचना प्र्काशिित गररिएको छछ ्याम्पस ाध्ययन ेत्र'],
  [
    'letters of other scripts in words',
    'ानोद0य बह㥁/JखI याTपस Pरीvा शाखा कीWतप8र काठमाडt मित पM स¾या र्ïी सह॰ाÐयापक Kृष्णॄ',
  ],
  ['scrambled letters', 'टघङ ढचझ ऊठफ ञणछ घथझ ऋषढ ऐङट ठञढ फघऊ छझथ ङढण टऋऐ घञफ ठछझ षढङ ऊथट णफञ चघछ'],
  ['foreign letters alone', 'ꯍꯤ㥁㥂 㥃㥄㥅 㥆㥇㥈 㥉㥊㥋 㥌㥍㥎'],
])('a text with %s is taken for a broken layer', (_, text) => expect(isBrokenLayer(text)).toBe(true));
