import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import { menuSchema } from '#content/site/menu.ts';
import { pageSchema } from '#content/site/page.ts';
import { applySiteAction } from './actions.ts';
import { fieldOf } from './field.ts';

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
