/** What takes the place of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with all edits made; they must not overlap. */
export function editText(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  return parts.join('') + text.slice(from);
}
