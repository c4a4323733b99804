import { z } from 'zod';
import { calls, optionalCalls } from '#campus-api/records/api.ts';
import type { ApiCall } from '../call.ts';
import { messageSchema } from '../replies.ts';

const componentPath = (name: string) => `#/components/schemas/${name}`;

/** The campus API in OpenAPI 3.1, for developers of a campus who implement the same calls: `docs/campus-api.openapi.json`. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campus API',
      version: '1',
      description:
        'The calls of the campus website. UTF-8. Misspelt names are the contract’s. Numbers may be sent as texts; any field but an id may be missing, null or empty; unknown fields are ignored. A failure has a status of 500 or more and is never an empty list.',
    },
    paths: Object.fromEntries([
      ...calls.map((call) => [call.path, { [call.method]: operation(call) }]),
      ...optionalCalls.map((call) => [call.path, { [call.method]: { 'x-optional': true, ...operation(call) } }]),
    ]),
    components: { schemas: components() },
  };
}

function operation({ summary, parameters = {}, request, reply, refusals = {} }: ApiCall) {
  const content = reply === null ? { '*/*': { schema: { type: 'string', format: 'binary' } } } : json(reply);
  return {
    summary,
    ...(Object.keys(parameters).length > 0 && {
      parameters: Object.entries(parameters).map(([name, { schema, ...rest }]) => ({
        name,
        ...rest,
        schema: plain(schema),
      })),
    }),
    ...(request && { requestBody: { required: true, content: json(request) } }),
    responses: {
      200: { description: 'Success', content },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          { description, content: json(messageSchema) },
        ]),
      ),
    },
  };
}

function json(schema: z.ZodType) {
  return { 'application/json': { schema: plain(schema) } };
}

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it, with records by reference. */
function plain(schema: z.ZodType) {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', componentPath('')));
}

function components() {
  const { $defs = {} } = z.toJSONSchema(
    z.array(z.union([...calls, ...optionalCalls].flatMap(({ reply }) => reply ?? []).concat(messageSchema))),
    { io: 'input' },
  );
  return JSON.parse(JSON.stringify($defs).replaceAll('#/$defs/', componentPath('')));
}
