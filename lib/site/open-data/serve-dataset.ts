import 'server-only';
import { documentResponse, type GeneratedDocument } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import { memoizeFor } from '#lib/platform/runtime/memoize-for.ts';
import { respondOr503 } from '../campus-client/respond-or-503.ts';
import type { Publication } from '../campus-client/types.ts';
import { getPublications } from '../content-cache/readers.ts';
import { csvOf } from '../documents/tables/write-csv.ts';
import { publicationAnchor } from '../notices/addresses.ts';
import { readProgrammes } from '../site-content/programme-readers.ts';
import type { ProgrammeCatalogue } from '../site-content/programmes.ts';
import { readIdentity } from '../site-content/snapshot.ts';
import {
  type Cell,
  columnNames,
  type DatasetFormat,
  type DatasetId,
  datasetPath,
  type Row,
  readDatasetFile,
} from './datasets.ts';
import { bikramSambatDate, fileAddresses, noticeRows } from './notice-rows.ts';

export function publicationRows(publications: readonly Publication[]): Row<'publications'>[] {
  return publications.map((publication) => ({
    id: publication.id,
    url: absoluteUrl(publicationAnchor(publication.id)),
    title_en: publication.description,
    title_ne: publication.nepali?.description ?? null,
    editors: publication.editors || null,
    publisher: publication.publisher || null,
    published: publication.published,
    published_bs: bikramSambatDate(publication.published),
    files: fileAddresses(publication.attachments),
  }));
}

/** All programmes; seats and fees that are samples are left out. */
export function programmeRows(catalogue: ProgrammeCatalogue | null): Row<'programmes'>[] {
  if (catalogue === null) return [];
  const figure = (value: number | null) => (catalogue.figuresAreSamples ? null : value);
  return catalogue.levels.flatMap(({ id: level, programmes }) =>
    programmes.map(({ id, name, years, semesters, shift, seats, fee }) => ({
      id,
      url: absoluteUrl(programmePath(id)),
      name_en: name.en,
      name_ne: name.ne,
      level,
      years,
      semesters,
      shift,
      seats: figure(seats),
      fee_first_year: figure(fee.firstYear),
      fee_whole: figure(fee.whole),
    })),
  );
}

/** The source and the licence of a dataset; `licence` is null where the campus has chosen none. */
interface DatasetSource {
  readonly publisher: string;
  readonly url: string;
  readonly licence: { readonly name: string; readonly url: string } | null;
}

type Rows = readonly Readonly<Record<string, Cell>>[];

const toText = (cell: Cell | undefined) => (Array.isArray(cell) ? cell.join(' ') : String(cell ?? ''));

/** A dataset as CSV in UTF-8; a missing value is an empty cell. */
export function writeDatasetCsv(id: DatasetId, rows: Rows): string {
  const columns = columnNames(id);
  return csvOf([columns, ...rows.map((row) => columns.map((column) => toText(row[column])))]);
}

/** A dataset as JSON: its source, then its rows. */
export function writeDatasetJson(id: DatasetId, rows: Rows, source: DatasetSource): string {
  return JSON.stringify({ dataset: id, ...source, rows });
}

/** Milliseconds before a dataset is generated again. */
const FRESH_MS = 10_000;

const readRows: { readonly [Id in DatasetId]: () => Promise<Row<Id>[]> } = {
  notices: noticeRows,
  publications: async () => publicationRows(await getPublications()),
  programmes: async () => programmeRows(await readProgrammes()),
};

async function makeDataset(id: DatasetId, format: DatasetFormat): Promise<GeneratedDocument> {
  const rows = await readRows[id]();
  if (format === 'csv') return { body: writeDatasetCsv(id, rows), type: 'text/csv; charset=utf-8' };
  const { name, dataLicence } = await readIdentity();
  const source = { publisher: name.en, url: absoluteUrl(datasetPath(id, format)), licence: dataLicence ?? null };
  return { body: writeDatasetJson(id, rows, source), type: 'application/json; charset=utf-8' };
}

/** Serves a file below `/data`; 304 for a client that has it, 404 for an unknown one, 503 while the campus API fails. */
export async function serveDataset(request: Request, file: string): Promise<Response> {
  const address = readDatasetFile(file);
  if (address === null) return jsonError(404, 'There is no such dataset.');
  const { id, format } = address;
  return respondOr503('This dataset is not available right now.', async () => {
    const dataset = await memoizeFor(`dataset ${file}`, FRESH_MS, () => makeDataset(id, format));
    return documentResponse(request, { ...dataset, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
}
