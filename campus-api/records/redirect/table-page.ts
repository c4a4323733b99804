import type { Hono } from 'hono';
import { addTableImport } from '#campus-api/web/records/table-import.ts';
import { changedRecords } from '#campus-api/web/records/table-page.ts';
import type { AdminEnv } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { redirectTexts } from './messages.ts';
import { type RedirectRecord, redirectTable } from './redirect.ts';
import { formatRedirects, importRedirectTable, redirectTableType } from './table.ts';

/** Rows that the page with the changes lists of each sort. */
const MAX_LISTED = 50;

/** Export and import of all redirects as a table. */
export function addRedirectTableRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  addTableImport(app, services, {
    kind: 'redirect-table',
    section: 'redirects',
    texts: (language) => redirectTexts[language],
    exportTable: (language) => formatRedirects(redirectTable.open(services.database).all(), language),
    accept: '.xlsx,.ods,.csv,text/csv',
    fieldNames: [],
    form: ({ language }) => ({ hint: html`<p>${redirectTexts[language].tableHint}</p>` }),
    type: redirectTableType,
    importFile: (campus, { file, choices }) => importRedirectTable(campus, file, choices),
    describe({ added, changed }, view) {
      const texts = redirectTexts[view.language];
      const isSame = added.length + changed.length === 0;
      const lists = html`${listed(texts.added, added, view)}${listed(texts.edited, changed, view)}${isSame && html`<p>${texts.same}</p>`}`;
      return { lists, isSame };
    },
  });
}

const listed = (heading: string, redirects: readonly RedirectRecord[], view: View) =>
  changedRecords(
    { heading, more: redirectTexts[view.language].more },
    redirects,
    view,
    ({ source, target }) => `${source} → ${target}`,
    MAX_LISTED,
  );
