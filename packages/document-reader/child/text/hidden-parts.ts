import { type DocumentText, type HiddenPart, hiddenParts } from '../../types.ts';

/** A text with the parts that its author hid. */
export function withHidden(text: DocumentText, hidden: ReadonlySet<HiddenPart>): DocumentText {
  return hidden.size === 0 ? text : { ...text, hidden: hiddenParts.filter((part) => hidden.has(part)) };
}
