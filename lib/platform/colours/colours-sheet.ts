import { hash } from 'node:crypto';
import type { CampusColours } from '#content/site/colours.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { coloursStyle } from './style-sheet.ts';

/** The style sheet with the colours of a campus; its address changes with them. */
export interface ColoursSheet {
  address: string;
  css: string;
}

/** The latest style sheets by their addresses. */
const sheets = () => processSingleton('colours-sheets', () => new Map<string, string>());
const MAX_SHEETS = 20;

/** Null for a campus with the colours of the product. */
export const coloursSheetOf = memoizeOf(
  'colours-sheet',
  ({ colours }: { colours?: CampusColours | undefined }): ColoursSheet | null => {
    const css = coloursStyle(colours);
    if (css === '') return null;
    const address = `/colours/${hash('sha256', css, 'base64url').slice(0, 12)}.css`;
    if (sheets().size >= MAX_SHEETS) sheets().clear();
    sheets().set(address, css);
    return { address, css };
  },
);

/** The style sheet at an address that a page of this process links to. */
export const coloursAt = (address: string): string | undefined => sheets().get(address);
