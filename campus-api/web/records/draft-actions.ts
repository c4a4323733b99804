import { inUnicode } from '#campus-api/validation/to-unicode.ts';
import type { Draft } from '../drafts/drafts.ts';
import { moveFile } from './attached-files.ts';
import { arrangeRows, ROWS_ADDED } from './seat-fields.ts';

/** Applies a button within a form to the draft; null for other buttons. */
export function applyAction(draft: Draft, verb: string, argument: string): Draft | null {
  const { fields, files } = draft;
  const withField = (name: string, values: string[]): Draft => ({ ...draft, fields: { ...fields, [name]: values } });
  const dropped = fields.dropFile ?? [];
  const retained = fields.keep ?? [];
  switch (verb) {
    case 'remove':
    // An upload that was complete.
    case 'cancel':
      return { ...draft, files: files.filter(({ key }) => key !== argument) };
    case 'drop':
      return withField('dropFile', [...dropped, argument]);
    case 'restore':
      return withField(
        'dropFile',
        dropped.filter((name) => name !== argument),
      );
    case 'unkeep':
      return withField(
        'keep',
        retained.filter((name) => name !== argument),
      );
    case 'earlier':
      return withField('keep', moveForward(retained, retained.indexOf(argument)));
    case 'file-up':
      return moveFile(draft, argument, -1);
    case 'file-down':
      return moveFile(draft, argument, 1);
    case 'up':
      return { ...draft, fields: arrangeRows(fields, (rows) => moveForward(rows, Number(argument))) };
    case 'down':
      return { ...draft, fields: arrangeRows(fields, (rows) => moveForward(rows, Number(argument) + 1)) };
    case 'unseat':
      return { ...draft, fields: arrangeRows(fields, (rows) => rows.filter((_, index) => index !== Number(argument))) };
    case 'rows':
      return withField('rows', [argument]);
    case 'unicode':
      return withField(argument, (fields[argument] ?? []).map(inUnicode));
    default:
      return null;
  }
}

/** The fragment of the page that the form returns to after such a button. */
export function anchorAfter(verb: string, argument: string, filesField: string | undefined): string {
  if (verb === 'rows') return `seat-${Number(argument) - ROWS_ADDED + 1}`;
  if (verb === 'up') return `seat-${argument}`;
  if (verb === 'down') return `seat-${Number(argument) + 2}`;
  if (verb === 'unseat') return `seat-${Number(argument) + 1}`;
  if (verb === 'unicode') return argument.startsWith('role') ? 'seat' : argument;
  return filesField ?? 'content';
}

/** The list with one item moved one position forwards. */
function moveForward(list: readonly string[], index: number): string[] {
  const moved = list[index];
  if (index < 1 || moved === undefined) return [...list];
  const others = list.toSpliced(index, 1);
  return others.toSpliced(index - 1, 0, moved);
}
