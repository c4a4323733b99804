import { readHeadings } from '#campus-api/csv/headings.ts';
import { entriesOf } from '#campus-api/model/fields.ts';
import { noticeFields, titleFields } from '#campus-api/records/notice/notice.ts';
import { publicationFields } from '#campus-api/records/publication/publication.ts';
import { tableKinds } from './table-columns.ts';

const { lastDate, closingTime } = noticeFields;
const labels = {
  notices: entriesOf({ ...titleFields, lastDate, closingTime }),
  publications: entriesOf(publicationFields).filter(({ control }) => control !== 'moment'),
} as const;

test.each(['notices', 'publications'] as const)('the labels of the form are headings of a table of %s', (kind) => {
  const { columns } = tableKinds[kind];
  const texts = labels[kind].flatMap(({ label, isBoth }) => [
    label.en,
    label.ne,
    ...(isBoth ? [`${label.ne} (नेपालीमा)`] : []),
  ]);
  expect(texts.filter((text) => readHeadings(columns, [text])[0]?.state !== 'known')).toEqual([]);
});
