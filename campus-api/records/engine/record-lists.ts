import type { Hono } from 'hono';
import { z } from 'zod';
import { type ApiCall, searchParameters, wrongQuery } from '#campus-api/api/call.ts';
import { readSearch } from '#campus-api/api/read-request.ts';
import { inBody } from '#campus-api/api/replies.ts';
import type { RecordStore } from './record-table.ts';

type Described = Pick<ApiCall, 'path' | 'summary' | 'isOptional'>;

/** The calls of the API for all records of a type, and for a search of them; `usualLimit`: of a request that names none. */
export function recordLists<Stored>({
  all,
  search,
  reply,
  toReply,
}: {
  all: Described;
  search?: Described & { usualLimit: number };
  reply: z.ZodType;
  toReply(record: Stored): unknown;
}) {
  const list: ApiCall = { ...all, method: 'get', reply: inBody(z.array(reply)) };
  const calls = [list];
  if (search) {
    const { usualLimit, ...call } = search;
    calls.push({ ...list, ...call, parameters: searchParameters(usualLimit), refusals: wrongQuery });
  }
  return {
    calls,
    addRoutes(app: Hono, store: RecordStore<Stored>): void {
      app.get(all.path, (c) => c.json({ body: store.all().map(toReply) }));
      if (!search) return;
      const { path, usualLimit } = search;
      app.get(path, (c) => c.json({ body: store.search(readSearch(c, usualLimit)).map(toReply) }));
    },
  };
}
