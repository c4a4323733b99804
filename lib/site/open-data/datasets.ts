import { datasetColumns } from '#content/messages/open-data.ts';

export type DatasetId = keyof typeof datasetColumns;

/** A value of a dataset. A list is one cell of a CSV file, separated by spaces. */
export type Cell = string | number | null | readonly string[];

/** A row with a value for each column of the dataset. */
export type Row<Id extends DatasetId> = Record<keyof (typeof datasetColumns)[Id], Cell>;

const isDataset = (text: string): text is DatasetId => Object.hasOwn(datasetColumns, text);

export const datasetIds: readonly DatasetId[] = Object.keys(datasetColumns).filter(isDataset);

export const columnNames = (id: DatasetId): string[] => Object.keys(datasetColumns[id]);

export type DatasetFormat = 'csv' | 'json';

export function datasetPath(id: DatasetId, format: DatasetFormat): string {
  return `/data/${id}.${format}`;
}

/** The dataset and the format of a file below `/data`; null for any other name. */
export function readDatasetFile(file: string): { id: DatasetId; format: DatasetFormat } | null {
  const [, id = '', format] = /^([a-z]+)\.(csv|json)$/.exec(file) ?? [];
  return isDataset(id) && (format === 'csv' || format === 'json') ? { id, format } : null;
}
