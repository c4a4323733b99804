import { z } from 'zod';
import { collectionSchemas, derivedSchemas, singleSchemas } from '#content/site/index.ts';

/** `SiteMenu`, `SitePublicInformation` */
const nameOf = (type: string) =>
  `Site${type.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

/** When the campus last changed the document; missing for one that it has not changed. */
const updatedAt = z.iso.datetime({ offset: true }).optional();

const single = Object.entries(singleSchemas).map(([type, schema]) =>
  z.strictObject({ key: z.literal(type), content: schema.meta({ id: nameOf(type) }), updatedAt }),
);
const collections = Object.entries(collectionSchemas).map(([type, schema]) =>
  z.strictObject({
    key: z.string().regex(new RegExp(`^${type}/`)),
    content: schema.meta({ id: nameOf(type) }),
    updatedAt,
  }),
);

const derived = Object.entries(derivedSchemas).map(([type, schema]) =>
  z.strictObject({ key: z.literal(type), content: schema.meta({ id: nameOf(type) }) }),
);

/** A document of the site content with its key. */
export const siteDocumentSchema = z.union([...single, ...collections, ...derived]);

/** The JSON Schema of each type of document, as it is entered. */
export function documentSchemas(): Map<string, z.core.JSONSchema.BaseSchema> {
  return new Map(
    Object.entries({ ...singleSchemas, ...collectionSchemas }).map(([type, schema]) => [
      type,
      z.toJSONSchema(schema, { io: 'input' }),
    ]),
  );
}
