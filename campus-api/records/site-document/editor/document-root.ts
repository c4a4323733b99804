import { HTTPException } from 'hono/http-exception';
import { type DocumentKey, parseKey, schemaOf } from '#content/site/index.ts';
import { type Field, fieldOf } from './field.ts';
import { withSchedule } from './schedule.ts';

const roots = new Map<string, Field>();

/** The fields of a type of document. @throws HTTPException 404 for an invalid key */
export function documentRoot(name: string): { key: DocumentKey & { name: string }; root: Field } {
  const key = parseKey(name);
  if (key === null) throw new HTTPException(404);
  const root = roots.get(key.type) ?? withSchedule(fieldOf(schemaOf(key)));
  roots.set(key.type, root);
  return { key: { ...key, name }, root };
}
