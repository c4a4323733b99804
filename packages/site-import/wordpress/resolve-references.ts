import type { Block, Reference } from '../content/block.ts';
import { fileName, isNameOfPicture } from '../content/file-name.ts';
import { inLanguage } from '../content/multilingual.ts';
import type { OldItem } from '../content/old-site.ts';
import { languageOfItem } from '../content/translations.ts';
import { TABLE_ID } from './table-press.ts';

/** Reusable blocks may include others. */
const MAX_DEPTH = 5;

/**
 * Replaces references by their targets: pictures and files, reusable blocks, tables. References that lead nowhere are named. `fileFields`: whether a field
 * of Advanced Custom Fields has files, where the export defines it.
 */
export function resolveReferences(items: readonly OldItem[], fileFields: ReadonlyMap<string, boolean>): OldItem[] {
  const ofType = (type: string) => items.filter((item) => item.type === type);
  const attachments = new Map(ofType('attachment').map((item) => [item.id, item]));
  const children = Map.groupBy(attachments.values(), ({ parent }) => parent);
  const reusable = new Map(ofType('wp_block').map((item) => [item.id, item]));
  const tables = ofType('tablepress_table');
  const tableOf = (id: number) => {
    const numbered = tables.find(({ meta }) => meta.get(TABLE_ID) === String(id));
    // Exports of old versions do not have the number.
    return numbered ?? (tables.length === 1 && !tables[0]?.meta.has(TABLE_ID) ? tables[0] : undefined);
  };

  const resolve = (reference: Reference, item: OldItem, missing: string[], depth: number): Block[] => {
    const { to, id, field } = reference;
    if (to === 'attached') return (children.get(id || item.id) ?? []).flatMap((each) => fileBlock(each, item));
    const target = to === 'table' ? tableOf(id) : (to === 'block' ? reusable : attachments).get(id);
    const isNumber = field !== undefined && fileFields.get(field) === false;
    if (target === undefined || isNumber || depth > MAX_DEPTH) {
      missing.push(to === 'table' ? `[table id=${id}]` : `${field ?? to} ${id}`);
      return [];
    }
    return to === 'attachment' ? fileBlock(target, item) : resolveAll(target.blocks, item, missing, depth + 1);
  };
  const resolveAll = (blocks: readonly Block[], item: OldItem, missing: string[], depth = 0): Block[] =>
    blocks.flatMap((block) => (block.type === 'reference' ? resolve(block, item, missing, depth) : block));

  return items.map((item) => {
    if (item.hasReferences === false || item.blocks.every(({ type }) => type !== 'reference')) return item;
    const missing: string[] = [];
    const blocks = resolveAll(item.blocks, item, missing);
    return { ...item, blocks, reduced: [...item.reduced, ...missing] };
  });
}

/** A picture, or a link to a file. */
function fileBlock({ attachmentUrl: url, title, titles, meta }: OldItem, item: OldItem): Block[] {
  if (url === '') return [];
  const language = languageOfItem(item);
  const name = titles?.[language] ?? title;
  const alt = inLanguage(meta.get('_wp_attachment_image_alt') ?? '', language);
  if (isNameOfPicture(fileName(url))) return [{ type: 'picture', url, alt: alt || name }];
  return [{ type: 'paragraph', text: [{ label: name || fileName(url), url }] }];
}
