import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { createMatcher } from '#campus-api/database/matching.ts';
import type { Entry } from '#campus-api/model/field-kinds.ts';
import type { Visibility } from '#campus-api/model/times.ts';
import type { Locale } from '#content/locale.ts';
import type { AdminServices } from '../requests/services.ts';
import type { Html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';
import type { ResultName } from '../view/results.ts';
import { visibilityTag } from './visibility-tag.ts';

/** Rows of a page of a list. */
export const PAGE_SIZE = 50;

/** The rows of a list from `offset` on, of records with each word of `search` and the chosen values of the filters. */
export interface ListQuery {
  search: string;
  filters: Readonly<Record<string, string>>;
  offset: number;
  limit: number;
}

/** A record in a list. */
export interface ListedRecord {
  id: number;
  /** Its title, which distinguishes its buttons, too. */
  name: string;
  facts: (Html | string | false)[];
  /** A stored picture next to it. */
  picture?: string | null;
  /** A day (`YYYY-MM-DD`) next to it. */
  day?: string;
  /** The heading above the rows of its group, which follow each other. */
  group?: string;
  /** More buttons, after the one to edit. */
  tools?: Html;
  /** The buttons that remove it from the website, instead of the one that deletes it. */
  removal?: Html;
  /** Whether it cannot be removed. */
  hasNoRemoval?: boolean;
}

/** A page of a list; `total`: all matching records. */
export interface RecordPage {
  rows: ListedRecord[];
  total: number;
}

/** A select of a list. */
export interface ListChoice {
  name: string;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

/** Something that is done to several records at once, in one change. */
export interface ListAction {
  name: string;
  label(language: Locale): string;
  /** A day and a time beside its button, whose text is the choice. */
  moment?: Pick<Entry, 'name' | 'label' | 'hint'>;
  /** A choice beside its button. */
  choice?(view: View, services: AdminServices): ListChoice;
  /** The result: the changed records. */
  write(campus: Campus, ids: readonly number[], choice: string): ChangeResult<readonly unknown[]>;
  /** Its report, which may depend on the choice. */
  result: ResultName | ((choice: string) => ResultName);
  /** The button of its confirmation. */
  yes: keyof AdminMessages['confirmation']['yes'];
}

/** The list of a type of record. */
export interface Listing {
  page(view: View, services: AdminServices, query: ListQuery): RecordPage;
  filters?(view: View, services: AdminServices): ListChoice[];
  /** Hints and links above the list. */
  head?(view: View): Html | '';
  /** Further content below the list. */
  foot?(view: View, services: AdminServices): Html;
  actions?: readonly ListAction[];
}

/** A page of records in memory. `textOf`: the text that a search matches, in both languages; `visibility`: whether visitors see it. */
export function pageOf<Record>(
  { search, filters, offset, limit }: ListQuery,
  records: readonly Record[],
  textOf: (record: Record) => string,
  row: (record: Record) => ListedRecord,
  { view, visibility }: { view?: View; visibility?: (record: Record) => Visibility } = {},
): RecordPage {
  const matches = createMatcher(search);
  const hits = records.filter(
    (record) =>
      (search === '' || matches(textOf(record))) && (!filters.state || visibility?.(record).state === filters.state),
  );
  const rows = hits.slice(offset, offset + limit).map((record) => {
    const listed = row(record);
    const tag = view && visibility ? visibilityTag(visibility(record), view) : false;
    return { ...listed, facts: [...listed.facts, tag] };
  });
  return { total: hits.length, rows };
}
