import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { campusContentSchema } from '#campus-api/records/campus-content.ts';
import { snapshotPages } from './testing/pages.tsx';
import { withSite } from './testing/site.ts';

/** The sample campus without the values that a record may lack. */
function sparseContent() {
  const { shape } = campusContentSchema;
  const lists = Object.entries(sampleContent()).map(([type, list]) => {
    if (!Array.isArray(list)) return [type, list];
    const isValid = (records: object[]) => shape[type as keyof typeof shape].safeParse(records).success;
    const names = new Set(list.flatMap((record) => Object.keys(record)));
    return [
      type,
      [...names].reduce<object[]>((records, name) => withoutValue(records, name).find(isValid) ?? records, list),
    ];
  });
  return campusContentSchema.parse(Object.fromEntries(lists));
}

/** The records without a value, or with null in its place. */
const withoutValue = (records: object[], name: string) => [
  records.map((record) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))),
  records.map((record) => ({ ...record, [name]: null })),
];

withSite({ content: sparseContent() });
snapshotPages({
  nepali: /^$/,
  only: /^(?:Home|Notices|Closing|(?:A|An|Key|Message|Management) |Events|Publications|The text|Gallery|Contact|Frame)/,
});
