import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import { collectionSchemas, singleSchemas } from '#content/site/index.ts';
import { adminSiteFields, adminSiteHints, adminSiteItems } from '../field-labels.ts';
import { type Field, fieldOf } from './field.ts';

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
