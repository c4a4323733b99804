import { z } from 'zod';
import { line } from '#campus-api/model/field-kinds.ts';
import type { Fields } from '#campus-api/model/fields.ts';
import { MAX_ADDRESS_LENGTH } from '#lib/platform/routes/former-address.ts';
import { recordTable } from '../engine/record-table.ts';
import { redirectMessages as messages } from './messages.ts';

const address = { maxLength: 3 * MAX_ADDRESS_LENGTH, isProse: false } as const;

/** `source`: an address of the former site in the spelling of `canonicalFormerAddress`; `target`: a path of this site, or an https address. */
export const redirectFields = {
  source: {
    column: 'source',
    schema: z.string(),
    entry: line({ ...address, name: 'from', label: messages.from, hint: messages.fromHint }),
  },
  target: {
    column: 'target',
    schema: z.string(),
    entry: line({ ...address, name: 'to', label: messages.to, hint: messages.toHint }),
  },
} as const satisfies Fields;

/** A redirect from an address of the former site. */
export interface RedirectRecord {
  id: number;
  source: string;
  target: string;
}

/** A redirect as entered. */
export interface RedirectRow {
  from: string;
  to: string;
}

export const redirectTable = recordTable({
  kind: 'redirect',
  name: 'redirects',
  fields: redirectFields,
  order: 'source',
});
