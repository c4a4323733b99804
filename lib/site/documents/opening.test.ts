import { openingOf } from './opening.ts';
import type { Block, PageContent } from './types.ts';

const page = (...blocks: Block[]): PageContent => ({ blocks, picture: null });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const heading = (text: string): Block => ({ kind: 'heading', text });
const rows = Array.from({ length: 30 }, (_, row) => [`7-2-29-${100 + row}`, 'Sita']);

test('a short document is whole, with all its pages', () => {
  const pages = [page(heading('Notice'), paragraph('One.')), page(paragraph('Two.'))];
  expect(openingOf(pages, 2)).toEqual({ blocks: pages.flatMap(({ blocks }) => blocks), isWhole: true });
});

test('a document with pages that were not read is not whole', () => {
  expect(openingOf([page(paragraph('One.'))], 2)).toEqual({ blocks: [paragraph('One.')], isWhole: false });
});

test('a long document is its first page', () => {
  const pages = [page(paragraph('First page.')), page(paragraph('word '.repeat(100)))];
  expect(openingOf(pages, 2, 100)).toEqual({ blocks: [paragraph('First page.')], isWhole: false });
});

test('a long page ends between blocks, and not with a heading', () => {
  const blocks = [paragraph('a'.repeat(60)), heading('Documents'), paragraph('b'.repeat(60))];
  expect(openingOf([page(...blocks)], 1, 100)).toEqual({ blocks: [blocks[0]], isWhole: false });
});

test('a long paragraph ends with a sentence, in Nepali too', () => {
  const text = `सूचना प्रकाशित गरिएको छ। ${'शब्द '.repeat(40)}`;
  expect(openingOf([page(paragraph(text))], 1, 100).blocks).toEqual([paragraph('सूचना प्रकाशित गरिएको छ।')]);
});

test('a long sentence ends with a word', () => {
  expect(openingOf([page(paragraph('word '.repeat(40)))], 1, 22).blocks).toEqual([paragraph('word word word word …')]);
});

test('a long table and a long list end with a row and an item', () => {
  const table: Block = { kind: 'table', rows, hasHeader: false };
  expect(openingOf([page(table)], 1, 100).blocks).toEqual([{ ...table, rows: rows.slice(0, 7) }]);
  const list: Block = { kind: 'list', items: ['one', 'two', 'three'.repeat(30)] };
  expect(openingOf([page(list)], 1, 100).blocks).toEqual([{ ...list, items: ['one', 'two'] }]);
});

test('a table without room for a row below its header is left out', () => {
  const table: Block = { kind: 'table', rows: [['No.'], ['7'.repeat(200)]], hasHeader: true };
  expect(openingOf([page(table)], 1, 100)).toEqual({ blocks: [], isWhole: false });
});
