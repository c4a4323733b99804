import { documentKey, findQaaDocument } from './document-key.ts';
import { readEvidenceNumber } from './evidence-number.ts';
import { filterDocuments, groupDocuments } from './group-documents.ts';
import type { ListedDocument } from './listing.ts';

const none = { criterion: null, question: null };

test.each([
  ['C3-Q42 Internal assessment', { criterion: 3, question: 42, title: 'Internal assessment' }],
  ['c1 q3: Vision', { criterion: 1, question: 3, title: 'Vision' }],
  ['C8Q120 – Website', { criterion: 8, question: 120, title: 'Website' }],
  ['C5. Library', { criterion: 5, question: null, title: 'Library' }],
  ['C६-Q९२ विद्यार्थी', { criterion: 6, question: 92, title: 'विद्यार्थी' }],
  ['C3-Q42', { criterion: 3, question: 42, title: 'C3-Q42' }],
  ['C9-Q1 Nothing', { ...none, title: 'C9-Q1 Nothing' }],
  ['C3-Q121 Too many', { ...none, title: 'C3-Q121 Too many' }],
  ['C3-Q0 None', { ...none, title: 'C3-Q0 None' }],
  ['C3PO report', { ...none, title: 'C3PO report' }],
  ['Minutes of 2082', { ...none, title: 'Minutes of 2082' }],
])('the evidence number of %p is parsed', (name, expected) => {
  expect(readEvidenceNumber(name)).toEqual(expected);
});

function listed(title: string, criterion: number | null = null, question: number | null = null): ListedDocument {
  return { title, criterion, question, href: null, isOutside: false, type: 'PDF', bytes: null };
}

const documents = [
  listed('Report'),
  listed('Library', 5, 74),
  listed('Results', 3, 42),
  listed('Criterion in general', 3),
  listed('गुनासो', 3, 36),
  listed('Minutes'),
];

test('groups are sorted by criterion and question, documents without a number last', () => {
  const titles = groupDocuments(documents).map(({ criterion, documents: members }) => [
    criterion,
    members.map(({ title }) => title),
  ]);
  expect(titles).toEqual([
    [3, ['गुनासो', 'Results', 'Criterion in general']],
    [5, ['Library']],
    [null, ['Report', 'Minutes']],
  ]);
});

test.each([
  ['', 6],
  ['results', 1],
  ['C3', 3],
  ['c3-q42', 1],
  ['Q७४', 1],
  ['गुनासो', 1],
  ['pdf minutes', 1],
  ['nothing', 0],
])('the search for %p finds %i', (text, count) => {
  expect(filterDocuments(documents, text)).toHaveLength(count);
});

test('a document is found by its key while it is in the list', () => {
  const list = [
    { title: 'Elsewhere', url: 'https://x.example/' },
    { title: 'Name only' },
    { title: 'SSR', fileName: 'ssr.pdf' },
  ];
  expect(documentKey('ssr.pdf')).toMatch(/^[\w-]{22}$/);
  expect(findQaaDocument(list, documentKey('ssr.pdf'))).toEqual({ title: 'SSR', fileName: 'ssr.pdf' });
  expect(findQaaDocument(list, documentKey('other.pdf'))).toBeNull();
  expect(findQaaDocument(list, 'ssr.pdf')).toBeNull();
});
