import JSZip from 'jszip';
import mammoth from 'mammoth';
import { type Convert, legacyFont } from '#lib/platform/legacy-fonts/legacy-font.ts';
import type { Block, DocumentText } from '../types.ts';
import { checkArchive } from './text/check-archive.ts';
import { UnreadableError } from './text/unreadable-error.ts';

/** Node of a document tree of mammoth, with the properties used here. */
interface DocxNode {
  readonly type: string;
  readonly children?: readonly DocxNode[];
  readonly value?: string;
  readonly font?: string | null;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: unknown;
  readonly breakType?: string;
  readonly isHeader?: boolean;
}

/** Reads the text of a Word file. Only explicit page breaks begin pages. */
export async function readDocx(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  checkArchive(bytes, 'word/document.xml');
  const fonts = await styleFonts(bytes);
  const legacyFonts = new Set<string>();
  let body: readonly DocxNode[] = [];
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      transformDocument: (document: DocxNode): DocxNode => {
        body = document.children ?? [];
        // Mammoth's conversion to HTML is not used.
        return { ...document, children: [] };
      },
    },
  );

  const convertOf = (font: string | null | undefined): Convert | null => {
    const legacy = font ? legacyFont(font) : null;
    if (legacy) legacyFonts.add(legacy.name);
    return legacy?.convert ?? null;
  };

  /** Joins runs of one font, as a word may be half in bold. */
  function words(part: DocxNode, styleId: string | null): string {
    const runs: { convert: Convert | null; text: string }[] = [];
    const add = (convert: Convert | null, text: string) => {
      const last = runs.at(-1);
      if (last && last.convert === convert) last.text += text;
      else runs.push({ convert, text });
    };
    const visit = (one: DocxNode, convert: Convert | null): void => {
      if (one.type === 'text') add(convert, one.value ?? '');
      else if (one.type === 'tab' || one.type === 'break') add(convert, ' ');
      else {
        const own =
          one.type === 'run' ? convertOf(one.font ?? fonts.get(one.styleId ?? '') ?? fontOfParagraph) : convert;
        for (const child of one.children ?? []) visit(child, own);
      }
    };
    const fontOfParagraph = fonts.get(styleId ?? '') ?? fonts.get('') ?? null;
    visit(part, null);
    return runs
      .map(({ convert, text }) => (convert ? convert(text) : text))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
      .normalize('NFC');
  }

  const pages: Block[][] = [[]];
  let items: string[] = [];
  const add = (...blocks: Block[]) => void pages.at(-1)?.push(...blocks);
  const endList = () => {
    if (items.length > 0) add({ kind: 'list', items });
    items = [];
  };

  function cellText(cell: DocxNode): string {
    return (cell.children ?? [])
      .map((child) =>
        child.type === 'table' ? tableRows(child).flat().join(' ') : words(child, child.styleId ?? null),
      )
      .filter(Boolean)
      .join(' ');
  }
  const tableRows = (table: DocxNode) => (table.children ?? []).map((row) => (row.children ?? []).map(cellText));

  for (const part of body) {
    if (part.type === 'table') {
      endList();
      const rows = tableRows(part).filter((row) => row.some(Boolean));
      if (rows.length > 0) add({ kind: 'table', rows, hasHeader: part.children?.[0]?.isHeader ?? false });
    } else if (part.type === 'paragraph') {
      const text = words(part, part.styleId ?? null);
      if (text && part.numbering) items.push(text);
      else if (text) {
        endList();
        add({ kind: isHeading(part) ? 'heading' : 'paragraph', text });
      }
      if (hasPageBreak(part)) {
        endList();
        pages.push([]);
      }
    }
  }
  endList();
  const filled = pages.filter((blocks) => blocks.length > 0);
  if (filled.length === 0) throw new UnreadableError('empty');
  return {
    kind: 'docx',
    pageCount: filled.length,
    pages: filled.slice(0, maxPages).map((blocks) => ({ blocks, picture: null })),
    isScan: false,
    legacyFonts: [...legacyFonts].sort(),
  };
}

const isHeading = ({ styleName }: DocxNode) => /^(heading \d|title|subtitle)$/i.test(styleName ?? '');

function hasPageBreak({ type, breakType, children }: DocxNode): boolean {
  return (type === 'break' && breakType === 'page') || (children ?? []).some(hasPageBreak);
}

/** Fonts of styles by style id, with the default font under ''; mammoth reports only fonts of runs. */
async function styleFonts(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await JSZip.loadAsync(bytes);
  const xml = (await zip.file('word/styles.xml')?.async('string')) ?? '';
  const fonts = new Map<string, string>();
  const fontIn = (part: string) => /<w:rFonts\b[^>]*?\bw:ascii="([^"]{1,100})"/.exec(part)?.[1];
  const defaultFont = fontIn(/<w:docDefaults>([\s\S]*?)<\/w:docDefaults>/.exec(xml)?.[1] ?? '');
  if (defaultFont) fonts.set('', defaultFont);
  const bases = new Map<string, string>();
  for (const [, head = '', content = ''] of xml.matchAll(/<w:style\b([^>]*)>([\s\S]*?)<\/w:style>/g)) {
    const id = /\bw:styleId="([^"]*)"/.exec(head)?.[1];
    if (id === undefined) continue;
    const [own, base] = [fontIn(content), /<w:basedOn\b[^>]*?\bw:val="([^"]*)"/.exec(content)?.[1]];
    if (own) fonts.set(id, own);
    else if (base) bases.set(id, base);
  }
  for (const id of bases.keys()) {
    let base = bases.get(id);
    for (let depth = 0; base && !fonts.has(base) && depth < 20; depth += 1) base = bases.get(base);
    const font = base && fonts.get(base);
    if (font) fonts.set(id, font);
  }
  return fonts;
}
