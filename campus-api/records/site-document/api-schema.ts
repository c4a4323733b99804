import { z } from 'zod';
import { collectionSchemas, singleSchemas } from '#content/site/index.ts';

/** `SiteMenu`, `SitePublicInformation` */
const nameOf = (type: string) =>
  `Site${type.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

const single = Object.entries(singleSchemas).map(([type, schema]) =>
  z.strictObject({ key: z.literal(type), content: schema.meta({ id: nameOf(type) }) }),
);
const collections = Object.entries(collectionSchemas).map(([type, schema]) =>
  z.strictObject({ key: z.string().regex(new RegExp(`^${type}/`)), content: schema.meta({ id: nameOf(type) }) }),
);

/** A document of the site content with its key. */
export const siteDocumentSchema = z.union([...single, ...collections]);

/** The JSON Schema of each type of document, as it is entered. */
export function documentSchemas(): Map<string, z.core.JSONSchema.BaseSchema> {
  return new Map(
    Object.entries({ ...singleSchemas, ...collectionSchemas }).map(([type, schema]) => [
      type,
      z.toJSONSchema(schema, { io: 'input' }),
    ]),
  );
}
