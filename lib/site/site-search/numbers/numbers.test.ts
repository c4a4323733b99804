import { unlocalized } from '#lib/site/search/entry.ts';
import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { withSampleCampus } from '#lib/site/campus-client/testing/sample-campus.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { storeRecord, storeText } from '#lib/site/documents/document-store.ts';
import type { StoredDocument } from '#lib/site/documents/types.ts';
import { documentPath, noticePath } from '#lib/site/notices/addresses.ts';
import { noticesByPath } from '#lib/site/notices/read-notices.ts';
import { documentKind } from '#packages/document-reader/types.ts';
import { indexDocuments, type PreparedDocument, prepareDocument } from '../index/document-index.ts';
import { linesWith } from './find-number.ts';
import { isResultNotice } from './is-result-notice.ts';
import { searchNewestResults } from './newest-results.ts';
import { readNumberRequest } from './number-request.ts';

describe('lines with a number', () => {
  const long = 'word '.repeat(100);
  const document: Extract<StoredDocument, { state: 'read' }> = {
    ...{ state: 'read', digest: 'd', kind: 'pdf', bytes: 1, pageCount: 3, isScan: false, legacyFonts: [] },
    pages: [
      { picture: null, blocks: [{ kind: 'paragraph', text: `${long}7-2-29-145 passed ${long}` }] },
      {
        picture: null,
        blocks: [
          {
            kind: 'table',
            hasHeader: true,
            rows: [
              ['No.', 'Name'],
              ['७-२-२९-१४५', 'सीता'],
              ['7-2-29-146', 'Hari 12'],
            ],
          },
          { kind: 'list', items: ['12 and 12', '12'] },
        ],
      },
      { picture: null, blocks: [{ kind: 'paragraph', text: '12 '.repeat(20) }] },
    ],
  };
  const find = (digits: string) => linesWith(document, '/notice/item/1/file/1', digits);
  const marked = ({ cells }: ReturnType<typeof find>['lines'][number]) =>
    cells.flatMap(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to)));

  test('each page with a number is returned with its line, the number highlighted in its original spelling', () => {
    const { total, lines } = find('7229145');
    expect(total).toBe(2);
    expect(lines.map(({ page }) => page)).toEqual([1, 2]);
    expect(lines.map(marked)).toEqual([['7-2-29-145'], ['७-२-२९-१४५']]);
    expect(lines[1]?.cells.map(({ text }) => text)).toEqual(['७-२-२९-१४५', 'सीता']);
    expect(lines.map(({ headings }) => headings)).toEqual([null, ['No.', 'Name']]);
    expect(lines.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/notice/item/1/file/1#page-1:~:text=7-2-29-145',
      '/notice/item/1/file/1#page-2:~:text=७-२-२९-१४५',
    ]);
  });

  test('a long text is cut to the surroundings of the number', () => {
    const [cell] = find('7229145').lines[0]?.cells ?? [];
    expect(cell?.text).toMatch(/^… word .* 7-2-29-145 passed .* word …$/);
    expect(cell?.text.length).toBeLessThan(250);
  });

  test('all occurrences of a number are counted, and the first ten lines are returned', () => {
    const { total, lines } = find('12');
    expect(total).toBe(24);
    expect(lines.map(({ page }) => page)).toEqual([2, 2, 2, 3]);
    expect(linesWith({ ...document, pages: Array(15).fill(document.pages[1]) }, '/a', '7229146')).toMatchObject({
      total: 15,
    });
    expect(linesWith({ ...document, pages: Array(15).fill(document.pages[1]) }, '/a', '7229146').lines).toHaveLength(
      10,
    );
  });

  test('a missing number has no lines', () => expect(find('7229147')).toEqual({ total: 0, lines: [] }));

  test.each([
    ['', { kind: 'none', typed: '' }],
    ['   ', { kind: 'none', typed: '' }],
    ['Sita', { kind: 'letters', typed: 'Sita' }],
    ['7-2-29-14x', { kind: 'letters', typed: '7-2-29-14x' }],
    ['1'.repeat(31), { kind: 'tooLong', typed: '1'.repeat(31) }],
    ['1'.repeat(1000), { kind: 'tooLong', typed: '1'.repeat(60) }],
    ['1450', { kind: 'number', typed: '1450', digits: '1450', isShort: true }],
    ['00145', { kind: 'number', typed: '00145', digits: '145', isShort: false }],
    ['1 '.repeat(30), { kind: 'number', typed: '1 '.repeat(30).trim(), digits: '1'.repeat(30), isShort: false }],
    [`1${'-'.repeat(58)}1`, { kind: 'number', typed: `1${'-'.repeat(58)}1`, digits: '11', isShort: true }],
    [`1${'-'.repeat(59)}1`, { kind: 'tooLong', typed: `1${'-'.repeat(59)}` }],
    [' ७-२-२९-१४५ ', { kind: 'number', typed: '७-२-२९-१४५', digits: '7229145', isShort: false }],
  ])('the input “%s” is parsed', (typed, expected) => {
    expect(readNumberRequest(new URLSearchParams({ number: typed }))).toEqual(expected);
  });
});

describe('result notices', () => {
  const document: Extract<StoredDocument, { state: 'read' }> = {
    ...{ state: 'read', digest: 'd', kind: 'pdf', bytes: 1, pageCount: 1, isScan: false, legacyFonts: [] },
    pages: [{ picture: null, blocks: [{ kind: 'paragraph', text: 'A page without numbers' }] }],
  };
  const isResult = (description: string) => isResultNotice({ description }, [document]);

  test.each([
    'Result of the internal assessment of MBS first semester',
    'Results of the fourth year',
    'Second merit list of BBS',
    'BBS natija prakashit',
    'Roll numbers of the first semester',
    'स्नातकोत्तर दोस्रो सेमेस्टरको परीक्षाफल प्रकाशित भएको सूचना',
    'बी.बी.एस. प्रथम वर्षको परिक्षाफलसम्बन्धी सूचना',
    'चौथो वर्षको नतिजाको सूचना',
    'छात्रवृत्ति पाउने विद्यार्थीको नामावली',
    'नामावलीमा छुटेका विद्यार्थी',
    'रोल नम्बर अनुसारको सिट',
    'रोल नं. १ देखि ५० सम्म',
    'सिम्बोल नम्बर हेर्नुहोस्',
    'लिखित परीक्षाको योग्यता सूची',
    'आन्तरिक मूल्याङ्कनको प्राप्तांक रुजु गर्ने',
  ])('“%s” is a result notice', (description) => expect(isResult(description)).toBe(true));

  test.each([
    'Examination routine of BBS',
    'Role of teachers in society',
    'Rolling shutters: call for quotations',
    'स्नातक चौथो वर्षको वार्षिक परीक्षा २०८३ को तालिका',
    'परीक्षा केन्द्र तोकिएको सूचना',
    'पेट्रोल खरिदसम्बन्धी सूचना',
    'रोल मोडेल कार्यक्रम',
    'योग्यता र आवश्यक कागजात',
  ])('“%s” is not a result notice', (description) => expect(isResult(description)).toBe(false));

  test('a result without a searchable document is not a result notice', () => {
    expect(isResultNotice({ description: 'परीक्षाफल' }, [])).toBe(false);
    expect(
      isResultNotice({ description: 'परीक्षाफल' }, [
        { ...document, isScan: true, pages: [{ blocks: [], picture: null }] },
      ]),
    ).toBe(false);
  });
});

describe('the newest results', () => {
  // Notices of the embedded sample campus, with texts of documents made here.
  withSampleCampus();

  const request = (number: string) => readNumberRequest(new URLSearchParams({ number }));
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  const sampleNotices = async () => [...(await noticesByPath('all')).values()];

  async function sampleNotice(id: string): Promise<Notice> {
    const notice = (await noticesByPath('all')).get(noticePath(id));
    if (!notice) throw new Error(`the sample has no notice ${id}`);
    return notice;
  }

  /** Stores a text as that of the first document of a notice, and prepares it for the index. */
  async function documentOf({ id, description, created, attachments }: Notice, numbers: readonly string[]) {
    const at = attachments.findIndex(({ fileName }) => documentKind(fileName) !== null);
    const file = attachments[at];
    if (!file) throw new Error(`notice ${id} has no document`);
    const digest = `${id}-${numbers.join('-')}`;
    const blocks = [{ kind: 'table', hasHeader: false, rows: numbers.map((number) => [number, 'Sita']) } as const];
    const pages = [{ blocks, picture: null }];
    await storeText({
      kind: 'pdf',
      pageCount: 1,
      isScan: false,
      legacyFonts: [],
      bytes: 9,
      ...{ pages, digest },
      ...file,
    });
    const record = { fileName: file.fileName, bytes: 9, lastModified: null, checkedAt: presentTime() };
    await storeRecord({ ...record, content: { digest } });
    const ownerPath = noticePath(id);
    const path = documentPath(ownerPath, at + 1);
    return prepareDocument(
      { ownerPath, title: unlocalized(description), date: created },
      { ...file, path },
      { digest, pages },
    );
  }

  const indexOf = (...documents: PreparedDocument[]) => indexDocuments(documents, () => '');
  const manyNumbers = Array.from({ length: 12 }, (_, row) => `7-2-29-${200 + row}`);

  test('a number in the newest results is returned with its line', async () => {
    const index = await indexOf(await documentOf(await sampleNotice('120'), ['7-2-29-145', '7-2-29-146']));
    const { matches, others, searched } = await searchNewestResults(index, request('७२२९१४५'));
    expect(matches.map(({ notice }) => notice.id)).toEqual(['120']);
    expect(matches[0]?.results).toMatchObject([{ state: 'searched', total: 1, lines: [{ page: 1 }] }]);
    expect(idsOf(searched)).toEqual(['120']);
    expect(others).toEqual([]);
  });

  test('without a match the searched results are named, and results that cannot be searched', async () => {
    const index = await indexOf(await documentOf(await sampleNotice('120'), ['7-2-29-145']));
    for (const number of ['7-2-29-14', '7-2-29-1450', '']) {
      const { matches, searched, preparing, unsearched } = await searchNewestResults(index, request(number));
      expect(matches).toEqual([]);
      expect(idsOf(searched)).toEqual(['120']);
      expect(idsOf(preparing)).toContain('115');
      expect(idsOf([...preparing, ...unsearched])).not.toContain('120');
    }
  });

  test('results are prepared until their documents are read and indexed; those without numbers cannot be searched', async () => {
    const notice = await sampleNotice('115');
    const statesOf = async (index: Awaited<ReturnType<typeof indexOf>>) => {
      const { preparing, unsearched } = await searchNewestResults(index, request('7-2-29-145'));
      return { preparing: idsOf(preparing).includes('115'), unsearched: idsOf(unsearched).includes('115') };
    };
    const nothing = await indexOf();
    expect(await statesOf(nothing)).toEqual({ preparing: true, unsearched: false });
    const documents = await Promise.all(
      notice.attachments.map((attachment) => documentOf({ ...notice, attachments: [attachment] }, ['none'])),
    );
    expect(await statesOf(nothing)).toEqual({ preparing: true, unsearched: false });
    expect(await statesOf(await indexOf(...documents))).toEqual({ preparing: false, unsearched: true });
  });

  test('leading zeros make no difference, in the list and in the search', async () => {
    const index = await indexOf(await documentOf(await sampleNotice('120'), ['00012345', '67890']));
    for (const number of ['00012345', '12345', '0067890']) {
      const { matches } = await searchNewestResults(index, request(number));
      expect(
        matches.map(({ results }) => results.map((result) => result.state === 'searched' && result.total)),
      ).toEqual([[1]]);
    }
    expect((await searchNewestResults(index, request('2345'))).matches).toEqual([]);
  });

  test('a notice with another title is a result where its document lists many numbers', async () => {
    const routine = await sampleNotice('121');
    const few = await searchNewestResults(await indexOf(await documentOf(routine, ['7-2-29-200'])), request('7229200'));
    expect(few.matches).toEqual([]);
    const many = await searchNewestResults(await indexOf(await documentOf(routine, manyNumbers)), request('7229200'));
    expect(many.matches.map(({ notice }) => notice.id)).toEqual(['121']);
  });

  test('the lines of the five newest notices with a number are returned, further ones are named', async () => {
    const withDocuments = (await sampleNotices()).filter(({ attachments }) =>
      attachments.some(({ fileName }) => documentKind(fileName) !== null),
    );
    const files = new Map(withDocuments.map((notice) => [notice.attachments[0]?.fileName, notice]));
    const notices = [...files.values()].slice(0, 8);
    const documents = await Promise.all(notices.map((notice) => documentOf(notice, manyNumbers)));
    const { matches, others } = await searchNewestResults(await indexOf(...documents), request('7-2-29-205'));
    expect(matches).toHaveLength(5);
    expect([...matches.map(({ notice }) => notice.id), ...idsOf(others)].toSorted()).toEqual(idsOf(notices).toSorted());
  });
});
