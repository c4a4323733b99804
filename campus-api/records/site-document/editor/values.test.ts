import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { MAX_FIELDS } from '#campus-api/web/drafts/collect-fields.ts';
import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import { readDays } from '#campus-api/web/view/fields.ts';
import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import { type Locale, locales } from '#content/locale.ts';
import { chartSchema } from '#content/site/chart.ts';
import { collectionSchemas, parseKey, schemaOf, singleSchemas } from '#content/site/index.ts';
import { menuSchema } from '#content/site/menu.ts';
import { translationsSchema } from '#content/site/names.ts';
import { pageSchema } from '#content/site/page.ts';
import { placeSchema } from '#content/site/place.ts';
import { programmeSchema } from '#content/site/programmes.ts';
import { publicInformationSchema } from '#content/site/public-information.ts';
import { adminSiteFields, adminSiteHints, adminSiteItems } from '../field-labels.ts';
import { readSiteDocuments } from '../sample-documents.ts';
import { applySiteAction } from './actions.ts';
import { cleanTexts } from './clean-draft.ts';
import { type Field, fieldOf } from './field.ts';
import type { UnreadableValue } from './field-kind.ts';
import { isOnPage, itemPagesOf, rangeControl, withHiddenItems } from './item-pages.ts';
import { readValue, valuesOf } from './kinds.ts';
import { cleanPastedText } from './pasted-text.ts';
import { readMomentAt } from './schedule.ts';

describe('buttons', () => {
  const page = fieldOf(pageSchema);

  /** A page with three parts, of which the last one has a table. */
  const parts: Fields = {
    'title.en': ['Library'],
    parts: ['3'],
    'parts.0.heading.en': ['First'],
    'parts.1.heading.en': ['Second'],
    'parts.2.heading.en': ['Third'],
    'parts.2.table': ['cells'],
    'parts.2.table.columns': ['2'],
    'parts.2.table.rows': ['1'],
    'parts.2.table.caption.en': ['Hours'],
    'parts.2.table.cell.0.0.en': ['Shift'],
    'parts.2.table.cell.0.1.en': ['Time'],
    'parts.2.table.cell.1.0.en': ['Day'],
    'parts.2.table.cell.1.1.en': ['10:00'],
  };

  const act = (verb: string, argument: string, fields = parts, root = page) => {
    const result = applySiteAction(root, fields, verb, argument);
    if (result === null) throw new Error(`${verb} is not a button`);
    return result;
  };
  const headings = (fields: Fields) =>
    Array.from({ length: Number(fields.parts?.[0]) }, (_, index) => fields[`parts.${index}.heading.en`]?.[0]);
  const cells = (fields: Fields, path = 'parts.2.table') =>
    Array.from({ length: Number(fields[`${path}.rows`]?.[0]) + 1 }, (_, row) =>
      Array.from(
        { length: Number(fields[`${path}.columns`]?.[0]) },
        (__, column) => fields[`${path}.cell.${row}.${column}.en`]?.[0],
      ),
    );

  test('a new item is added at the end of its list', () => {
    const { fields, path } = act('add', 'parts');
    expect(path).toBe('parts.3');
    expect(headings(fields)).toEqual(['First', 'Second', 'Third', undefined]);
  });

  test('an item moves up and down with everything in it', () => {
    const up = act('up', 'parts.2');
    expect(up.path).toBe('parts.1');
    expect(headings(up.fields)).toEqual(['First', 'Third', 'Second']);
    expect(cells(up.fields, 'parts.1.table')).toEqual([
      ['Shift', 'Time'],
      ['Day', '10:00'],
    ]);
    expect(act('down', 'parts.1', up.fields).fields).toEqual(parts);
  });

  test.each([
    ['up', 'parts.0'],
    ['down', 'parts.2'],
  ])('%s of %s, which is at the end of its list, changes nothing', (verb, path) => {
    expect(act(verb, path)).toEqual({ fields: parts, path });
  });

  test('a removed item goes with everything in it, and the others move up', () => {
    const { fields } = act('delete', 'parts.1');
    expect(headings(fields)).toEqual(['First', 'Third']);
    expect(cells(fields, 'parts.1.table')).toEqual([
      ['Shift', 'Time'],
      ['Day', '10:00'],
    ]);
    expect(Object.keys(fields).filter((name) => name.startsWith('parts.2'))).toEqual([]);
  });

  test('an entry of the menu is added as the chosen kind', () => {
    const { fields } = act('add', 'entries/2', { entries: ['1'] }, fieldOf(menuSchema));
    expect(fields).toEqual({ entries: ['2'], 'entries.1.is': ['2'] });
  });

  test('a list takes no more items than its document', () => {
    const full = { entries: ['20'] };
    expect(act('add', 'entries/0', full, fieldOf(menuSchema)).fields).toEqual(full);
  });

  test('a table gets rows and columns, and loses them', () => {
    const wider = act('column', 'parts.2.table').fields;
    expect(cells(wider)).toEqual([
      ['Shift', 'Time', ''],
      ['Day', '10:00', ''],
    ]);
    const longer = act('row', 'parts.2.table', wider).fields;
    expect(cells(longer)).toEqual([
      ['Shift', 'Time', ''],
      ['Day', '10:00', ''],
      ['', '', ''],
    ]);
    const narrower = act('uncolumn', 'parts.2.table/0', longer).fields;
    expect(cells(act('unrow', 'parts.2.table/1', narrower).fields)).toEqual([
      ['Time', ''],
      ['', ''],
    ]);
  });

  test('the headings and the last row of a table stay', () => {
    expect(act('unrow', 'parts.2.table/0').fields).toEqual(expect.objectContaining(parts));
    expect(act('unrow', 'parts.2.table/1').fields).toEqual(expect.objectContaining(parts));
  });

  test('cells that are pasted from a spreadsheet become a table, and its text again', () => {
    const pasted = 'Shift\tTime\r\nMorning\t6:00–10:00\r\n"Day\nshift"\t10:00\r\n\t\r\n';
    const text = { ...parts, 'parts.2.table': ['text'], 'parts.2.table.text.en': [pasted] };
    const table = act('cells', 'parts.2.table', text).fields;
    expect(cells(table)).toEqual([
      ['Shift', 'Time'],
      ['Morning', '6:00–10:00'],
      ['Day shift', '10:00'],
    ]);
    expect(act('text', 'parts.2.table', table).fields['parts.2.table.text.en']).toEqual([
      'Shift\tTime\nMorning\t6:00–10:00\nDay shift\t10:00',
    ]);
  });

  test('a large table stays text', () => {
    const rows = Array.from({ length: 100 }, (_, row) => `${row}\ta\tb`).join('\n');
    const text = { ...parts, 'parts.2.table': ['text'], 'parts.2.table.text.en': [rows] };
    const { fields } = act('cells', 'parts.2.table', text);
    expect(fields['parts.2.table']).toEqual(['text']);
    expect(fields['parts.2.table.text.en']).toEqual([rows]);
  });

  test('a part without a table gets an empty one, and a table is removed whole', () => {
    expect(cells(act('cells', 'parts.0.table').fields, 'parts.0.table')).toEqual([
      ['', ''],
      ['', ''],
    ]);
    const { fields } = act('delete', 'parts.2.table');
    expect(Object.keys(fields).filter((name) => name.startsWith('parts.2'))).toEqual(['parts.2.heading.en']);
  });

  test('a text that was typed in Preeti is put into Unicode', () => {
    const { fields } = act('unicode', 'title.ne', { ...parts, 'title.ne': ['k/LIff tflnsf'] });
    expect(fields['title.ne']).toEqual(['परीक्षा तालिका']);
  });

  test.each(['keep', 'publish', 'constructor', ''])('%j is not a button of a list', (verb) => {
    expect(applySiteAction(page, parts, verb, 'parts')).toBeNull();
  });

  test.each(['title', 'parts.9', 'parts.x', 'constructor', '__proto__.0', '', 'parts.0.heading'])(
    'buttons for %j, where there is no list, change nothing',
    (path) => {
      for (const verb of ['add', 'up', 'down', 'delete', 'row', 'cells'])
        expect(applySiteAction(page, parts, verb, path)?.fields ?? parts).toEqual(parts);
    },
  );

  test('an item that is dragged takes the number of the item on which it is dropped', () => {
    const { fields, path } = act('move', 'parts.2/0');
    expect(path).toBe('parts.0');
    expect(headings(fields)).toEqual(['Third', 'First', 'Second']);
    expect(cells(fields, 'parts.0.table')[0]).toEqual(['Shift', 'Time']);
    expect(headings(act('move', 'parts.0/2').fields)).toEqual(['Second', 'Third', 'First']);
    expect(act('move', 'parts.0/9').fields).toBe(parts);
  });

  test('cells that are pasted into a cell fill the table from there, and the table grows', () => {
    const pasted = { ...parts, 'parts.2.table.pasted': ['Evening\t5:15\nNight\t8:45\tclosed'] };
    const { fields } = act('paste', 'parts.2.table/1.0.en', pasted);
    expect(cells(fields)).toEqual([
      ['Shift', 'Time', ''],
      ['Evening', '5:15', ''],
      ['Night', '8:45', 'closed'],
    ]);
    expect(fields['parts.2.table.pasted']).toBeUndefined();
  });

  test('a table with more columns than cells are edited for stays complete, as text', () => {
    const row = Array.from({ length: 25 }, (_, index) => String(index)).join('\t');
    const wide: Fields = { parts: ['1'], 'parts.0.table': ['text'], 'parts.0.table.text.en': [`${row}x\n${row}`] };
    const { fields } = act('cells', 'parts.0.table', wide);
    expect(fields['parts.0.table']).toEqual(['text']);
    expect(fields['parts.0.table.text.en']?.[0]?.split('\n')[1]).toBe(row);
  });
});

describe('pages of items', () => {
  const root = fieldOf(publicInformationSchema);

  /** A charter with this number of services. */
  const charterOf = (count: number): Fields => ({
    charter: [String(count)],
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) =>
        ['service', 'papers', 'fee', 'time', 'officer'].flatMap((name) =>
          ['en', 'ne'].map((language) => [`charter.${index}.${name}.${language}`, [`${name} ${index}`]]),
        ),
      ).flat(),
    ),
  });

  test('a short list is shown as a whole', () => {
    expect(itemPagesOf(root, charterOf(40), []).size).toBe(0);
  });

  test('a long list is divided into pages that together have all items', () => {
    const { starts = [] } = itemPagesOf(root, charterOf(250), []).get('charter') ?? {};
    expect(starts).toHaveLength(10);
    const visible = starts.flatMap((start) => {
      const { from = 0, to = 0 } = itemPagesOf(root, charterOf(250), [`charter.${start}`]).get('charter') ?? {};
      expect((to - from) * 10).toBeLessThan(MAX_FIELDS / 4);
      return Array.from({ length: to - from }, (_, offset) => from + offset);
    });
    expect(visible).toEqual(Array.from({ length: 250 }, (_, index) => index));
  });

  test('the page with the requested item is shown', () => {
    const pages = itemPagesOf(root, charterOf(250), ['', 'charter.237.fee.ne', 'charter.3']);
    expect(isOnPage(pages, 'charter.237.fee.ne')).toBe(true);
    expect(isOnPage(pages, 'charter.3')).toBe(false);
    expect(isOnPage(pages, 'officers.0')).toBe(true);
  });

  test('items that a form did not show are taken from the draft', () => {
    const draft = charterOf(250);
    const page = itemPagesOf(root, draft, ['charter.60']).get('charter') ?? { starts: [], from: 0, to: 0 };
    const [range, visible] = rangeControl('charter', page);
    const sent: Fields = { charter: ['250'], [range]: [visible] };
    for (const [name, values] of Object.entries(draft))
      if (/^charter\.(5\d|6\d|7[0-4])\./.test(name)) sent[name] = [`${values[0]} edited`];
    const merged = withHiddenItems(root, sent, () => draft);
    expect(Object.keys(merged).sort()).toEqual(Object.keys(draft).sort());
    expect(merged['charter.60.fee.ne']).toEqual(['fee 60 edited']);
    expect(merged['charter.3.fee.ne']).toEqual(['fee 3']);
    expect(merged['charter.249.fee.ne']).toEqual(['fee 249']);
  });

  test('a form that showed everything is not completed', () => {
    const sent = { charter: ['1'], 'charter.0.service.en': ['Admission'] };
    expect(withHiddenItems(root, sent, () => charterOf(3))).toBe(sent);
  });
});

describe('labels', () => {
  /** The names of all fields of a type, and of all lists with items. */
  function namesIn(field: Field, name: string): { fields: string[]; lists: string[] } {
    const inner = (parts: readonly (readonly [string, Field])[]) => {
      const names = parts.map(([child, each]) => namesIn(each, `${name}.${child}`));
      return { fields: names.flatMap(({ fields }) => fields), lists: names.flatMap(({ lists }) => lists) };
    };
    if (field.kind === 'object') {
      const { fields, lists } = inner(field.fields);
      return { fields: name.includes('.') ? [name, ...fields] : fields, lists };
    }
    if (field.kind !== 'list') return { fields: [name], lists: [] };
    const items = field.variants.map((variant) => (variant.kind === 'object' ? inner(variant.fields) : inner([])));
    return {
      fields: [...new Set([name, ...items.flatMap(({ fields }) => fields)])],
      lists: [name, ...items.flatMap(({ lists }) => lists)],
    };
  }

  const all = Object.entries({ ...singleSchemas, ...collectionSchemas }).map(([type, schema]) =>
    namesIn(fieldOf(schema), type),
  );
  /** Fields of all types of documents have one label. */
  const shared = [...Object.keys(adminMessagesIn('en').workflow.shared), 'publishAt', 'withdrawAt'];
  const fields = all.flatMap((names) => names.fields).filter((name) => !shared.includes(name.replace(/^[\w-]+\./, '')));
  const lists = all.flatMap((names) => names.lists);

  test('every field of every document has a label, and every label a field', () => {
    expect(Object.keys(adminSiteFields).sort()).toEqual([...fields].sort());
  });

  test('every list has a name for its items, and every such name a list', () => {
    expect(Object.keys(adminSiteItems).sort()).toEqual([...new Set(lists)].sort());
  });

  test('every explanation has a field', () => {
    expect(Object.keys(adminSiteHints).filter((name) => !fields.includes(name))).toEqual([]);
  });
});

describe('pasted text', () => {
  describe('a pasted text', () => {
    test.each([
      ['<p class="MsoNormal">One <b>two</b></p><p>Three&nbsp;&amp; four<o:p></o:p></p>', 'One two\nThree & four'],
      [
        'See <a href="https://tu.edu.np/x?a=1" target="_blank">the <i>university</i></a>.',
        'See [the university](https://tu.edu.np/x?a=1).',
      ],
      ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><style>p{}</style>Hours', 'Hours'],
      ['<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>', 'A\t1\nB\t2'],
      ['One<br>Two', 'One\nTwo'],
      ['<a href="javascript:alert(1)">x</a>', 'x'],
    ])('%j loses its markup and keeps its words', (pasted, text) => {
      expect(cleanPastedText(pasted, false)).toEqual({ text, removed: ['markup'] });
    });

    test.each(['5 < 7 and 8 > 6', 'Write to <office@campus.edu.np>', 'क्‍याम्पस “उद्धरण” – र…', 'A & B', '<name>'])(
      '%j is ordinary text',
      (text) => expect(cleanPastedText(text, true)).toEqual({ text, removed: [] }),
    );

    test('loses soft hyphens and characters without width, which are named', () => {
      expect(cleanPastedText('पुस्त\u00adकालय\u200b', false)).toEqual({ text: 'पुस्तकालय', removed: ['hidden'] });
      expect(cleanPastedText('<p>A &constructor; b</p>', false).text).toBe('A &constructor; b');
      expect(cleanPastedText('k/LIff tflnsf \u00ad@)&^_', false).text).toBe('k/LIff tflnsf -@)&^_');
    });

    test.each([
      '•\tOne\n·       Two\no\tThree\n\uf0b7 Four\n§\tFive\n–\tSix',
      '• One\n• Two\n• Three\n• Four\n• Five\n• Six',
    ])('the bullets of %j are removed from its items', (pasted) => {
      expect(cleanPastedText(pasted, true)).toEqual({
        text: 'One\nTwo\nThree\nFour\nFive\nSix',
        removed: ['bullets'],
      });
    });

    test('a line that begins with the letter o or a hyphen keeps it', () => {
      const text = 'o level\n- missing\n-';
      expect(cleanPastedText(text, true)).toEqual({ text, removed: [] });
    });
  });

  describe('the form of a page', () => {
    const page = fieldOf(pageSchema);
    const clean = (fields: Record<string, string[]>) => cleanTexts(page, { parts: ['1'], ...fields });

    test('moves lines with bullets at the end of paragraphs to the points', () => {
      const { fields, cleaned } = clean({
        'parts.0.paragraphs.ne': ['नियम यस्ता छन्:\n•\tपहिलो\n•\tदोस्रो'],
        'parts.0.points.ne': ['पुरानो'],
      });
      expect(fields).toMatchObject({
        'parts.0.paragraphs.ne': ['नियम यस्ता छन्:'],
        'parts.0.points.ne': ['पुरानो\nपहिलो\nदोस्रो'],
      });
      expect(cleaned).toEqual([{ control: 'parts.0.paragraphs.ne', removed: ['points'] }]);
    });

    test('removes bullets between paragraphs, whose order stays', () => {
      const { fields, cleaned } = clean({ 'parts.0.paragraphs.ne': ['• पहिलो\nअन्त्य'] });
      expect(fields['parts.0.paragraphs.ne']).toEqual(['पहिलो\nअन्त्य']);
      expect(cleaned).toEqual([{ control: 'parts.0.paragraphs.ne', removed: ['bullets'] }]);
    });

    test('that has only ordinary texts is unchanged', () => {
      const fields = { parts: ['1'], 'title.en': ['A'], 'parts.0.paragraphs.en': ['One\r\nTwo'] };
      expect(cleanTexts(page, fields)).toEqual({ fields, cleaned: [] });
    });
  });
});

type Schema = Parameters<typeof fieldOf>[0];

/** The content that a form of a schema sends, and its values that are not read. */
function readFields(schema: Schema, fields: Fields, language: Locale) {
  const view = { language, messages: allMessagesIn(language), session: null, path: '/' };
  const unreadable: UnreadableValue[] = [];
  const content = readValue(fieldOf(schema), '', {
    fields,
    unreadable,
    readDay: (path) => readDays(view, fields, [path], {}).days[path] ?? null,
    readMoment: (path) => readMomentAt(view, fields, path, path).moment,
    pictureAddress: (src) => src,
    pagePath: (path) => path,
  });
  return { content, unreadable };
}

describe('the values of a form', () => {
  const read = (schema: Schema, fields: Fields) => readFields(schema, fields, 'ne');

  const part = (fields: Fields) =>
    read(pageSchema, {
      parts: ['1'],
      ...Object.fromEntries(Object.entries(fields).map(([name, values]) => [`parts.0.${name}`, values])),
    });
  const partContent = (fields: Fields) => part(fields).content;

  describe('a text', () => {
    test('pasted from Word is one line without extra blanks and invisible characters', () => {
      const heading = '\u00a0 Opening\u00ad hours\u200b\r\n of\tthe library \ufeff';
      expect(partContent({ 'heading.en': [heading] })).toEqual({
        parts: [{ heading: { en: 'Opening hours of the library' } }],
      });
    });

    test('keeps the joiners of Devanagari', () => {
      expect(partContent({ 'heading.ne': ['क्‍याम्पस'] })).toEqual({ parts: [{ heading: { ne: 'क्‍याम्पस' } }] });
    });

    test('that is empty in both languages is left out', () => {
      expect(partContent({ 'heading.en': ['  '], 'heading.ne': [''] })).toEqual({ parts: [{}] });
    });
  });

  describe('texts on one line each', () => {
    test('are paired by their order, with a hyphen for a missing one', () => {
      const fields = { 'points.en': ['One\r\n\r\n-\r\nThree\r\n'], 'points.ne': ['एक\nदुई\nतीन'] };
      expect(partContent(fields)).toEqual({
        parts: [{ points: [{ en: 'One', ne: 'एक' }, { ne: 'दुई' }, { en: 'Three', ne: 'तीन' }] }],
      });
    });

    test('may be in one language', () => {
      expect(partContent({ 'points.en': [''], 'points.ne': ['एक\vदुई'] })).toEqual({
        parts: [{ points: [{ ne: 'एक' }, { ne: 'दुई' }] }],
      });
    });

    test('are reported if the languages have different numbers of them', () => {
      expect(part({ 'points.en': ['One'], 'points.ne': ['एक\nदुई'] }).unreadable).toEqual([
        { control: 'parts.0.points.en', reason: { code: 'different-lines', en: 1, ne: 2 } },
      ]);
    });
  });

  describe('the cells of a pasted table', () => {
    const table = (en: string, ne = '') => {
      const fields = { table: ['text'], 'table.caption.en': ['Books'], 'table.text.en': [en], 'table.text.ne': [ne] };
      return part(fields);
    };
    const rowsOf = (en: string, ne = '') => {
      const { content } = table(en, ne);
      return pageSchema.parse({ title: { en: 'Library' }, ...Object(content) }).parts[0]?.table?.rows;
    };

    test('are numbers if they look like one, in both digits', () => {
      expect(rowsOf('Kind\tNumber\nTextbooks\t47,330', 'प्रकार\tसङ्ख्या\nपाठ्यपुस्तक\t४७,३३०')).toEqual([
        [{ en: 'Textbooks', ne: 'पाठ्यपुस्तक' }, 47_330],
      ]);
      expect(rowsOf('Kind\tNumber\nTextbooks\t28090')).toEqual([[{ en: 'Textbooks', ne: 'Textbooks' }, 28_090]]);
    });

    test('are texts if they are years or different in the two languages', () => {
      expect(rowsOf('Year\tHours\n2083\t10', 'वर्ष\tसमय\n२०८३\t११')).toEqual([
        [
          { en: '2083', ne: '२०८३' },
          { en: '10', ne: '११' },
        ],
      ]);
    });

    test('may be empty', () => {
      expect(rowsOf('A\tB\n1\t\n\t2\n')).toEqual([
        [1, null],
        [null, 2],
      ]);
    });

    test('with quotes, line breaks and a quote that is never closed are read', () => {
      expect(rowsOf('A\tB\n"x ""y""\nz"\t5" pipe')).toEqual([
        [
          { en: 'x "y" z', ne: 'x "y" z' },
          { en: '5" pipe', ne: '5" pipe' },
        ],
      ]);
      expect(rowsOf('A\tB\n"x\ty')).toEqual([
        [
          { en: '"x', ne: '"x' },
          { en: 'y', ne: 'y' },
        ],
      ]);
    });

    test('are reported if the languages have different numbers of rows', () => {
      expect(table('A\n1\n2', 'क\n१').unreadable).toEqual([
        { control: 'parts.0.table.text.en', reason: { code: 'different-lines', en: 3, ne: 2 } },
      ]);
    });
  });

  test('an address without https gets it', () => {
    expect(read(programmeSchema, { syllabusUrl: ['tu.edu.np/bbs'] }).content).toMatchObject({
      syllabusUrl: 'https://tu.edu.np/bbs',
    });
  });

  test('a day and a time are a time in Nepal', () => {
    const fields = { publishAtAd: ['2026-12-01'], publishAtTime: ['९:३०'] };
    expect(read(pageSchema, fields).content).toMatchObject({ publishAt: '2026-12-01T09:30:00+05:45' });
  });

  describe('names in both languages', () => {
    test('are pairs with a bar or a tab', () => {
      expect(read(translationsSchema, { names: ['Dean | डीन\r\n\r\nClerk\tसहायक\r\n'] }).content).toEqual({
        names: [
          { en: 'Dean', ne: 'डीन' },
          { en: 'Clerk', ne: 'सहायक' },
        ],
      });
    });

    test.each(['Dean', 'Dean |', '| डीन', 'Dean | डीन | c'])('the line %j is reported with its number', (line) => {
      expect(read(translationsSchema, { names: [`x | य\n\n${line}`] }).unreadable).toEqual([
        { control: 'names', reason: { code: 'bad-line', line: 2 } },
      ]);
    });
  });

  describe('the chart', () => {
    test('is a tree of lines with hyphens', () => {
      const { content } = read(chartSchema, { root: ['Campus | क्याम्पस\n- Library\n-- पुस्तक शाखा\n- Accounts | लेखा'] });
      expect(content).toEqual({
        root: {
          label: { en: 'Campus', ne: 'क्याम्पस' },
          units: [
            { label: { en: 'Library' }, units: [{ label: { ne: 'पुस्तक शाखा' } }] },
            { label: { en: 'Accounts', ne: 'लेखा' } },
          ],
        },
      });
    });

    test.each([
      ['- Campus', 1],
      ['Campus\nOther campus', 2],
      ['Campus\n-- Library', 2],
      ['Campus\n- Library\n-', 3],
    ])('%j is reported at line %d', (text, line) => {
      expect(read(chartSchema, { root: [text] }).unreadable).toEqual([
        { control: 'root', reason: { code: 'bad-level', line } },
      ]);
    });
  });

  test('counts that no form sends are ignored', () => {
    for (const count of ['-1', '1e9', 'NaN', '2.5', '999999'])
      expect(JSON.stringify(read(pageSchema, { parts: [count] }).content).length).toBeLessThan(300);
  });

  describe('a number', () => {
    const programme = (fields: Fields) => read(programmeSchema, fields);

    test('that is a word is left to the validation', () => {
      expect(programme({ seats: ['many'] }).content).toMatchObject({ seats: 'many' });
    });

    test('is read as offices write amounts, years and seats', () => {
      const fields = {
        'fee.firstYear': ['रु. ९०,०००'],
        'fee.whole': ['३,६०,०००/-'],
        years: ['४ वर्ष'],
        seats: ['४८ सिट'],
      };
      expect(programme(fields)).toMatchObject({
        content: { fee: { firstYear: 90_000, whole: 360_000 }, years: 4, seats: 48 },
        unreadable: [],
      });
      const disclosure = { disclosures: ['1'], 'disclosures.0.year': ['२०८३/८४'] };
      expect(read(publicInformationSchema, disclosure).content).toMatchObject({ disclosures: [{ year: 2083 }] });
    });

    test.each([
      ['fee.whole', programmeSchema, '45000'],
      ['seats', programmeSchema, '40'],
      ['years', programmeSchema, '1.5'],
      ['semesters', programmeSchema, '2'],
      ['location.latitude', placeSchema, '27.9765'],
    ] as const)('that cannot be read is reported at %s with an example of its size', (control, schema, example) => {
      expect(read(schema, { [control]: ['धेरै'] }).unreadable).toEqual([
        { control, reason: { code: 'bad-number', example } },
      ]);
    });
  });
});

describe('a form sent unchanged', () => {
  const documents = readSiteDocuments('campus-api/sample/site');

  function read(key: string, fields: Fields): unknown {
    const parsed = parseKey(key);
    if (parsed === null) throw new Error(`${key} is not the key of a document`);
    const { content, unreadable } = readFields(schemaOf(parsed), fields, 'en');
    expect(unreadable).toEqual([]);
    return content;
  }

  /** Content without the mark of samples and without empty optional parts. */
  const withoutNulls = (content: unknown): unknown =>
    JSON.parse(
      JSON.stringify(content, (name, value: unknown) => (value === null || name === 'isSample' ? undefined : value)),
    );

  describe.each(documents.map(({ key, content }) => [key, content] as const))('the form of %s', (key, content) => {
    const parsed = parseKey(key);
    const field = parsed && fieldOf(schemaOf(parsed));

    test.each(locales)('returns the same content when it is sent unchanged, in %s', (language) => {
      const values = field === null ? {} : valuesOf(field, content, '', language);
      expect(read(key, values)).toEqual(withoutNulls(content));
    });
  });

  test('the form of the calendar returns its years in digits of Nepal, with their months or without', () => {
    const fields = { years: ['2'], 'years.0.year': ['२०८४'], 'years.0.months': [' ३१ ३२ '], 'years.1.year': ['2085'] };
    expect(read('calendar', fields)).toEqual({ years: [{ year: 2084, months: '३१ ३२' }, { year: 2085 }] });
  });
});
