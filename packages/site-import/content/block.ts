/** A link within a text; its label has no links. */
export interface Link {
  label: string;
  url: string;
}

/** A text with links. */
export type Inline = readonly (string | Link)[];

/** Something that a text includes by its number: an attachment, all attachments of the item, a reusable block, a table of TablePress. */
export interface Reference {
  type: 'reference';
  to: 'attachment' | 'attached' | 'block' | 'table';
  id: number;
  /** Key of the field of Advanced Custom Fields that has it, perhaps as another number. */
  field?: string;
}

/** A part of an imported text. Nothing else of its HTML remains. */
export type Block =
  | { type: 'heading' | 'paragraph'; text: Inline }
  | { type: 'points'; items: readonly Inline[] }
  | { type: 'table'; rows: readonly (readonly string[])[] }
  | { type: 'picture'; url: string; alt: string }
  | Reference;

/** The words of a text, its links by their labels. */
export const wordsOf = (text: Inline) => text.map((part) => (typeof part === 'string' ? part : part.label)).join('');

/** The addresses of the links and the picture of a block. */
export function addressesOf(block: Block): string[] {
  const links = (text: Inline) => text.flatMap((part) => (typeof part === 'string' ? [] : [part.url]));
  if (block.type === 'picture') return [block.url];
  if (block.type === 'points') return block.items.flatMap(links);
  return 'text' in block ? links(block.text) : [];
}
