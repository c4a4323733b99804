import type { HiddenPart } from '../../types.ts';
import { type OfficePackage, openPackage } from '../text/open-package.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { readWorksheet, type Worksheet, type WorksheetLimits } from './read-worksheet.ts';
import { type RichText, readSharedStrings } from './shared-strings.ts';
import { readSheetStyles, type SheetStyles } from './sheet-styles.ts';

/** A workbook of Excel with its visible sheets. */
export interface Workbook {
  readonly styles: SheetStyles;
  readonly strings: readonly RichText[];
  readonly is1904: boolean;
  readonly sheets: readonly { readonly name: string; read(limits: WorksheetLimits): Promise<Worksheet> }[];
  readonly hidden: Set<HiddenPart>;
}

/** Opens a workbook. Sheets of charts and dialogs have no cells. @throws UnreadableError */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const office = await openPackage(bytes, 'xlsx');
  const relationships = await office.relationships(office.mainPart);
  const partOf = (type: string) => relationships.find((one) => one.type === type)?.part;
  const root = await office.xml(office.mainPart);
  const workbook = root && descend(root, 'x:workbook');
  if (!workbook) throw new UnreadableError('broken');
  const hidden = new Set<HiddenPart>();
  const sheets = elementsOf(descend(workbook, 'x:sheets') ?? workbook).flatMap(({ name, attributes }) => {
    const target = relationships.find(({ id, type }) => id === attributes.get('r:id') && type === 'worksheet');
    if (name !== 'x:sheet' || !target) return [];
    if (/hidden/i.test(attributes.get('state') ?? '')) {
      hidden.add('sheets');
      return [];
    }
    return [
      {
        name: attributes.get('name') ?? '',
        read: async (limits: WorksheetLimits) => readWorksheet((await office.text(target.part)) ?? '', limits),
      },
    ];
  });
  return {
    sheets,
    hidden,
    is1904: isTrue(descend(workbook, 'x:workbookPr')?.attributes.get('date1904')),
    styles: readSheetStyles(await partXml(office, partOf('styles'))),
    strings: readSharedStrings(await partText(office, partOf('sharedStrings'))),
  };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

const partXml = async (office: OfficePackage, part: string | undefined): Promise<XmlElement | null> =>
  part === undefined ? null : office.xml(part);
const partText = async (office: OfficePackage, part: string | undefined): Promise<string | null> =>
  part === undefined ? null : office.text(part);
