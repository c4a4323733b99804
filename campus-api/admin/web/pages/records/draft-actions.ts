import { inUnicode } from '../../../validation/to-unicode.ts';
import type { Draft } from '../../drafts.ts';
import { ROWS_ADDED } from '../../record-types/seat-rows.ts';

/** What a button within a form does to the draft; null for buttons that do something else. */
export function applyAction(draft: Draft, verb: string, argument: string): Draft | null {
  const { fields, files } = draft;
  const withField = (name: string, values: string[]): Draft => ({ ...draft, fields: { ...fields, [name]: values } });
  const dropped = fields.dropFile ?? [];
  const kept = fields.keep ?? [];
  switch (verb) {
    case 'remove':
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
        kept.filter((name) => name !== argument),
      );
    case 'earlier':
      return withField('keep', earlier(kept, kept.indexOf(argument)));
    case 'up': {
      const index = Number(argument);
      const seats = { staffId: earlier(fields.staffId ?? [], index), role: earlier(fields.role ?? [], index) };
      return { ...draft, fields: { ...fields, ...seats } };
    }
    case 'rows':
      return withField('rows', [argument]);
    case 'unicode':
      return withField(argument, (fields[argument] ?? []).map(inUnicode));
    default:
      return null;
  }
}

/** Where on the form the page comes back to after such a button. */
export function anchorAfter(verb: string, argument: string, filesField: string | undefined): string {
  if (verb === 'rows') return `seat-${Number(argument) - ROWS_ADDED + 1}`;
  if (verb === 'up') return 'seat';
  if (verb === 'unicode') return argument === 'role' ? 'seat' : argument;
  return filesField ?? 'content';
}

/** The same with one thing a place further in front. */
function earlier(list: readonly string[], index: number): string[] {
  const moved = list[index];
  if (index < 1 || moved === undefined) return [...list];
  const others = list.toSpliced(index, 1);
  return others.toSpliced(index - 1, 0, moved);
}
