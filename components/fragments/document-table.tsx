import { TablePage } from '#components/documents/table-page.tsx';
import type { FragmentRenderer } from '#lib/platform/http/page-handlers.ts';
import { NOTICE_TABLE, PUBLICATION_TABLE } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { findTable } from '#lib/site/site-search/rows/find-table.ts';
import { queryRows } from '#lib/site/site-search/rows/query-rows.ts';
import { readRowsRequest } from '#lib/site/site-search/rows/rows-request.ts';
import { tableTitle } from '#lib/site/site-search/titles.ts';
import { FailureMessage } from '../ui/failure-message.tsx';
import { renderFragment } from './render.ts';

/** The path of a template has no variable parts. */
const templateOf = (path: string) => templatePath(path.replace(/\/\{id\}.*/s, '/table'));
const templates = { notice: templateOf(NOTICE_TABLE), publication: templateOf(PUBLICATION_TABLE) };

/** The rows of a table of a document that match a search, in the requested order; null for an unknown table, column or page. */
export const documentTableFragment: FragmentRenderer = async ({ parameters, locale, path }) => {
  const template = path.startsWith('/publication/') ? templates.publication : templates.notice;
  const read = await attempt(() => findTable(path));
  if (!read.ok) {
    const html = await renderFragment(<FailureMessage locale={locale} />);
    return { template, title: tableTitle(null, '', locale), status: 503, html };
  }
  const request = read.value && readRowsRequest(parameters, read.value.table);
  if (!read.value || !request) return null;
  const { table } = read.value;
  const rows = request.isTooLong ? null : queryRows(table, request);
  if (!rows && !request.isTooLong) return null;
  return {
    template,
    title: tableTitle({ ...read.value, number: table.number }, request.query, locale),
    status: request.isTooLong ? 400 : 200,
    html: await renderFragment(<TablePage of={read.value} {...{ request, rows, locale }} />),
  };
};
