import JSZip from 'jszip';
import { checkArchive, partName } from './check-archive.ts';
import { descend, elementsOf, parseXml, type XmlElement } from './parse-xml.ts';
import { decodeXml } from './scan-xml.ts';
import { UnreadableError } from './unreadable-error.ts';

/** A part that another part refers to. `type`: the last word of its type, such as `worksheet`. */
interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly part: string;
}

/** A file of Word or Excel; its parts have any names (ECMA-376, part 2). */
export interface OfficePackage {
  readonly mainPart: string;
  /** The text of a part; null where there is none. */
  text(part: string): Promise<string | null>;
  xml(part: string): Promise<XmlElement | null>;
  relationships(part: string): Promise<readonly Relationship[]>;
}

const transitional = 'http://schemas.openxmlformats.org';
const strict = 'http://purl.oclc.org/ooxml';

/** Usual prefixes by namespace, those of strict files too (ECMA-376, parts 1 and 4). */
export const officePrefixes: ReadonlyMap<string, string> = new Map([
  [`${transitional}/wordprocessingml/2006/main`, 'w'],
  [`${strict}/wordprocessingml/main`, 'w'],
  [`${transitional}/spreadsheetml/2006/main`, 'x'],
  [`${strict}/spreadsheetml/main`, 'x'],
  [`${transitional}/officeDocument/2006/relationships`, 'r'],
  [`${strict}/officeDocument/relationships`, 'r'],
  [`${transitional}/officeDocument/2006/math`, 'm'],
  [`${strict}/officeDocument/math`, 'm'],
  [`${transitional}/drawingml/2006/main`, 'a'],
  [`${strict}/drawingml/main`, 'a'],
  [`${transitional}/markup-compatibility/2006`, 'mc'],
  [`${transitional}/package/2006/relationships`, 'rel'],
  [`${transitional}/package/2006/content-types`, 'ct'],
]);

const CONTENT_TYPES = '[Content_Types].xml';
const mainTypes = {
  docx: /wordprocessingml\.(?:document|template)\.main\+xml$|ms-word\.(?:document|template)\.macroEnabled/i,
  xlsx: /spreadsheetml\.(?:sheet|template)\.main\+xml$|ms-excel\.(?:sheet|template)\.macroEnabled/i,
};

/** Opens a file of this kind. @throws UnreadableError `encrypted`, `wrong-kind`, `broken`, `too-large` */
export async function openPackage(bytes: Buffer, kind: keyof typeof mainTypes): Promise<OfficePackage> {
  checkArchive(bytes, CONTENT_TYPES);
  const zip = await JSZip.loadAsync(bytes);
  const files = new Map(Object.values(zip.files).map((file) => [partName(file.name), file]));

  async function text(part: string): Promise<string | null> {
    const content = await files.get(partName(part))?.async('nodebuffer');
    return content ? decodeXml(content) : null;
  }
  async function xml(part: string): Promise<XmlElement | null> {
    const content = await text(part);
    return content === null ? null : parseXml(content, officePrefixes);
  }
  async function relationships(part: string): Promise<Relationship[]> {
    const slash = part.lastIndexOf('/');
    const list = await xml(`${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`);
    return elementsOf((list && descend(list, 'rel:Relationships')) ?? EMPTY).flatMap(({ attributes }) => {
      if (attributes.get('TargetMode') === 'External') return [];
      const target = attributes.get('Target') ?? '';
      const type = attributes.get('Type')?.split('/').at(-1) ?? '';
      return [{ id: attributes.get('Id') ?? '', type, part: resolvePart(part, target) }];
    });
  }

  const types = await xml(CONTENT_TYPES);
  const declared = elementsOf((types && descend(types, 'ct:Types')) ?? EMPTY)
    .filter(({ name }) => name === 'ct:Override')
    .map(({ attributes }) => ({
      part: partName(attributes.get('PartName') ?? ''),
      type: attributes.get('ContentType') ?? '',
    }));
  const root = (await relationships('')).find(({ type }) => type === 'officeDocument')?.part;
  const typeOf = (part: string) => declared.find((one) => one.part === partName(part))?.type;
  // Files without relationships have a declared main part.
  const mainPart = root ?? declared.find(({ type }) => mainTypes[kind].test(type))?.part;
  if (mainPart === undefined || !files.has(partName(mainPart))) throw new UnreadableError('wrong-kind');
  const content = typeOf(mainPart);
  if (content === undefined ? !(await hasRoot(kind, mainPart, text)) : !mainTypes[kind].test(content))
    throw new UnreadableError('wrong-kind');
  return { mainPart, text, xml, relationships };
}

const EMPTY: XmlElement = { name: '', attributes: new Map(), children: [] };
/** The root element of a main part whose type is that of its extension. */
const roots = { docx: /<(?:\w+:)?document[\s>]/, xlsx: /<(?:\w+:)?workbook[\s>]/ };

async function hasRoot(kind: keyof typeof roots, part: string, text: OfficePackage['text']): Promise<boolean> {
  return roots[kind].test((await text(part))?.slice(0, 2000) ?? '');
}

/** The name of a part by a target, which is relative to the part that names it. */
function resolvePart(from: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const names = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return decodeName(names.join('/'));
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
