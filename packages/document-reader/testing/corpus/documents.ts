import { join } from 'node:path';
import { type Piece, tuningTexts } from './content.ts';
import { heldOutTexts } from './held-out-content.ts';

/** `tuning`: documents that the reader was adjusted with; `held-out`: others, made when it was finished. */
export const textsOfSets = { tuning: tuningTexts, 'held-out': heldOutTexts };

export type CorpusSet = keyof typeof textsOfSets;
export type Kind = keyof typeof tuningTexts;

/** Kinds by tool. */
const made: Readonly<Record<CorpusSet, Readonly<Record<string, string>>>> = {
  tuning: {
    'chromium-noto': 'letter columns marks',
    'chromium-kalimati': 'letter prose',
    'chromium-lohit': 'prose',
    'writer-noto': 'letter',
    'writer-tagged': 'notice',
    'writer-kalimati': 'notice columns table',
    'writer-lohit': 'prose aligned',
    calc: 'results aligned table',
    pdfkit: 'notice prose results',
    reportlab: 'letter aligned',
    qpdf: 'prose',
    xetex: 'prose columns table',
    weasyprint: 'letter columns',
    wkhtmltopdf: 'notice',
    ghostscript: 'letter table',
    pdftocairo: 'columns',
    'writer-docx': 'letter table',
    'calc-xlsx': 'results',
    'writer-odt': 'letter table',
    'writer-rtf': 'notice aligned',
    'writer-doc': 'letter table',
    'calc-ods': 'results',
    'calc-xls': 'aligned',
  },
  'held-out': {
    'chromium-noto': 'notice',
    'chromium-kalimati': 'columns marks',
    'chromium-lohit': 'prose marks',
    'writer-noto': 'columns table',
    'writer-tagged': 'letter',
    'writer-kalimati': 'letter prose',
    'writer-lohit': 'notice',
    calc: 'table aligned',
    pdfkit: 'letter columns aligned',
    reportlab: 'notice prose results',
    qpdf: 'notice',
    xetex: 'letter notice',
    weasyprint: 'notice table',
    wkhtmltopdf: 'letter',
    ghostscript: 'notice',
    pdftocairo: 'letter',
    'writer-docx': 'notice',
    'calc-xlsx': 'table',
    'writer-odt': 'notice',
    'writer-rtf': 'letter',
    'writer-doc': 'notice',
    'calc-ods': 'table',
    'calc-xls': 'table',
  },
};

/** Programs whose text layer is wrong in Devanagari: its characters cannot be known from the file. */
const broken = ['wkhtmltopdf', 'ghostscript', 'pdftocairo'];
/** Programs that map some glyphs of Devanagari to no character, or to those of a whole syllable. */
const incomplete = ['xetex', 'weasyprint'];

/** Programs that do not write PDF have the format in their name. */
const formatOf = (tool: string) => /^(?:writer|calc)-(docx?|xlsx?|odt|ods|rtf)$/.exec(tool)?.[1] ?? 'pdf';

/** A stored document and its content. */
export interface CorpusDocument {
  readonly set: CorpusSet;
  readonly kind: Kind;
  readonly tool: string;
  readonly format: string;
  readonly file: string;
  /** Whether the characters of the text layer are those of the text. */
  readonly layer: 'complete' | 'incomplete' | 'broken';
  readonly pieces: readonly Piece[];
}

const isKind = (kind: string): kind is Kind => kind in tuningTexts;

function documentsOf(set: CorpusSet): CorpusDocument[] {
  return Object.entries(made[set]).flatMap(([tool, kinds]) =>
    kinds
      .split(' ')
      .filter(isKind)
      .map((kind) => {
        const format = formatOf(tool);
        const file = join(import.meta.dirname, 'files', `${set}.${kind}.${tool}.${format}`);
        const layer = broken.includes(tool) ? 'broken' : incomplete.includes(tool) ? 'incomplete' : 'complete';
        return { set, kind, tool, format, file, layer, pieces: textsOfSets[set][kind] };
      }),
  );
}

/** All stored documents; the files lie beside this one. */
export const corpusDocuments: readonly CorpusDocument[] = [...documentsOf('tuning'), ...documentsOf('held-out')];

/** The text of pieces in reading order. */
export function textOf(pieces: readonly Piece[]): string {
  const texts = pieces.flatMap((piece) => {
    if ('heading' in piece) return [piece.heading];
    if ('text' in piece) return [piece.text];
    if ('right' in piece) return [piece.right];
    if ('items' in piece) return piece.items;
    if ('columns' in piece) return piece.columns.flat();
    return piece.rows.map((cells) => cells.join(' '));
  });
  return texts.join('\n');
}

/** The rows of all tables of pieces. */
export const rowsOf = (pieces: readonly Piece[]): (readonly string[])[] =>
  pieces.flatMap((piece) => ('rows' in piece ? piece.rows : []));
