import type { DocumentText, HiddenPart } from '../../types.ts';
import { createFontConverter } from '../text/font-runs.ts';
import { withHidden } from '../text/hidden-parts.ts';
import { openPackage } from '../text/open-package.ts';
import { createPageBuilder } from '../text/page-builder.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { createTextBudget } from '../text/text-budget.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { readWordLists } from './word-lists.ts';
import { chosen, type ParagraphText, paragraphText } from './word-runs.ts';
import { attributeOf, joinProperties, paragraphProperties, readWordStyles } from './word-styles.ts';
import { wordTable } from './word-table.ts';

/** Elements whose blocks are part of the text around them; of others only paragraphs and tables are read. */
const containers: ReadonlySet<string> = new Set([
  ...['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo', 'mc:AlternateContent'],
]);

/** Reads the text of a Word file with its headers and footers. Only explicit page breaks begin pages. */
export async function readDocx(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  const office = await openPackage(bytes, 'docx');
  const relationships = await office.relationships(office.mainPart);
  const partOf = async (type: string) => {
    const part = relationships.find((one) => one.type === type)?.part;
    return part === undefined ? null : office.xml(part);
  };
  const document = await office.xml(office.mainPart);
  const body = document && descend(document, 'w:document', 'w:body');
  if (!body) throw new UnreadableError('broken');
  const styles = readWordStyles(await partOf('styles'));
  const lists = readWordLists(await partOf('numbering'));
  const notes = { footnote: await partOf('footnotes'), endnote: await partOf('endnotes') };
  const fonts = createFontConverter();
  const spend = createTextBudget();
  const pages = createPageBuilder();
  const hidden = new Set<HiddenPart>();

  /** The text of a paragraph with its number, and what is drawn outside it. */
  function read(paragraph: XmlElement, isOnGround: boolean) {
    const own = descend(paragraph, 'w:pPr');
    const styleId = attributeOf(own && descend(own, 'w:pStyle'), 'val');
    const style = styles.propertiesOf(styleId);
    const properties = joinProperties(paragraphProperties(own), style);
    const content = paragraphText(paragraph, styles, properties, isOnGround, hidden);
    const text = spend(fonts.textOf(content.runs));
    const { list } = properties;
    const label =
      text === '' || !list || list.id === '0'
        ? null
        : lists.next(list.id, list.level ?? lists.levelOf(list.id, styleId));
    return {
      content,
      text: label ? `${label} ${text}` : text,
      isItem: label !== null,
      isHeading: properties.isHeading,
    };
  }

  const table = (element: XmlElement, isOnGround: boolean) =>
    wordTable(element, (cell, isShaded) => cellText(cell, isOnGround || isShaded), styles.hasGround, hidden);

  function cellText(cell: XmlElement, isOnGround = true): string {
    const texts = elementsOf(chosen(cell)).map((child): string => {
      if (child.name === 'w:tbl') return table(child, isOnGround).rows.flat().filter(Boolean).join(' ');
      if (child.name === 'w:p') {
        const { content, text } = read(child, isOnGround);
        const others = [...content.apart, ...notesOf(content)].map((each) => cellText(each));
        return [text, ...others].filter(Boolean).join(' ');
      }
      return containers.has(child.name) ? cellText(child, isOnGround) : '';
    });
    return texts.filter(Boolean).join(' ');
  }

  function notesOf({ notes: references }: ParagraphText): XmlElement[] {
    return references.flatMap(({ kind, id }) => {
      const root = notes[kind];
      const list = root && descend(root, `w:${kind}s`);
      return list ? elementsOf(list).filter((note) => attributeOf(note, 'id') === id) : [];
    });
  }

  function paragraph(element: XmlElement, isOnGround: boolean): void {
    const { content, text, isItem, isHeading } = read(element, isOnGround);
    if (isItem && !isHeading) pages.item(text);
    else pages.text(isHeading ? 'heading' : 'paragraph', text);
    for (const frame of content.apart) blocks(frame, true);
    for (const note of notesOf(content)) blocks(note, isOnGround);
    if (content.hasPageBreak) pages.breakPage();
  }

  function blocks(parent: XmlElement, isOnGround: boolean): void {
    for (const element of elementsOf(chosen(parent))) {
      if (element.name === 'w:p') paragraph(element, isOnGround);
      else if (element.name === 'w:tbl') {
        const { rows, hasHeader } = table(element, isOnGround);
        pages.table(rows, hasHeader);
      } else if (containers.has(element.name)) blocks(element, isOnGround);
    }
  }

  /** The parts that the sections of a document name as their headers or footers, each once. */
  async function margins(kind: 'header' | 'footer'): Promise<XmlElement[]> {
    const ids = new Set(
      sectionsOf(body ?? EMPTY).flatMap((section) =>
        elementsOf(section)
          .filter(({ name }) => name === `w:${kind}Reference`)
          .filter((reference) => isShownOn(section, attributeOf(reference, 'type')))
          .map(({ attributes }) => attributes.get('r:id')),
      ),
    );
    const parts = relationships.filter(({ id }) => ids.has(id)).map(({ part }) => office.xml(part));
    const roots = (await Promise.all(parts)).map(
      (root) => root && descend(root, kind === 'header' ? 'w:hdr' : 'w:ftr'),
    );
    return roots.filter((root) => root !== null);
  }

  const marginTexts = new Set<string>();
  /** Sections often repeat a header. */
  const addMargin = (root: XmlElement) => {
    const text = cellText(root);
    if (text === '' || marginTexts.has(text)) return;
    marginTexts.add(text);
    blocks(root, true);
  };

  for (const root of await margins('header')) addMargin(root);
  blocks(body, false);
  for (const root of await margins('footer')) addMargin(root);
  return withHidden(pages.document('docx', fonts.names, maxPages), hidden);
}

const EMPTY: XmlElement = { name: '', attributes: new Map(), children: [] };

/** The properties of the sections: those of the last one follow the text, others are in the last paragraph of theirs. */
function sectionsOf(body: XmlElement): XmlElement[] {
  return elementsOf(body).flatMap((element) => {
    const section = element.name === 'w:sectPr' ? element : descend(element, 'w:pPr', 'w:sectPr');
    return section ? [section] : [];
  });
}

/** Whether a section shows a header: one for the first page only with a setting. */
const isShownOn = (section: XmlElement, type: string | undefined) =>
  type !== 'even' && (type !== 'first' || descend(section, 'w:titlePg') !== null);
