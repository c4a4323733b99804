import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

/** A text that a module keeps when it is minified, and a file that proves that it does. */
const serverOnly = [
  {
    what: 'the calendar table',
    mark: 'Invalid date format',
    in: 'node_modules/nepali-date-converter/dist/nepali-date-converter.es5.js',
  },
  { what: 'DOMPurify', mark: 'ALLOWED_URI_REGEXP', in: 'node_modules/dompurify/dist/purify.es.mjs' },
  { what: 'zod', mark: 'invalid_union', in: 'node_modules/zod/v4/core/schemas.js' },
  { what: 'the campus client', mark: '/staffs/searchCommittee', in: 'lib/campus/fetch-staff.ts' },
  { what: 'the wire', mark: 'orignalFileName', in: 'lib/campus/wire.ts' },
  { what: 'the settings', mark: 'UPSTREAM_URL', in: 'lib/environment/schema.ts' },
  { what: 'the sample campus', mark: 'himchuli.example', in: 'campus-api/sample/contact.ts' },
] as const;

const chunks = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join('.next/static', name), 'utf8'));

for (const { what, mark, in: proof } of serverOnly) {
  test(`${what} does not reach the browser`, () => {
    expect(readFileSync(proof, 'utf8')).toContain(mark);
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.filter((chunk) => chunk.includes(mark))).toHaveLength(0);
  });
}
