import type { Hono } from 'hono';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { addTableImport } from '#campus-api/web/records/table-import.ts';
import { changedRecords } from '#campus-api/web/records/table-page.ts';
import type { AdminEnv } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { eventTypeNames, eventTypes } from '#content/event-types.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { EventRecord } from './event.ts';
import { eventTable } from './event.ts';
import { eventTimes } from './form.ts';
import { importEvents } from './import-events.ts';
import { eventTexts } from './messages.ts';
import { columnOf, eventColumns, eventTableType, formatEvents } from './table.ts';

/** Events that the page with the changes lists of each sort. */
const MAX_LISTED = 100;

/** Export of all events as a table, import of a table or calendar file. */
export function addEventTableRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  addTableImport(app, services, {
    kind: 'event-table',
    section: 'events',
    texts: (language) => eventTexts[language],
    exportTable: (language) => formatEvents(eventTable.open(services.database).all(), language),
    accept: '.xlsx,.ods,.csv,.ics,text/csv,text/calendar',
    fieldNames: ['type'],
    form,
    type: eventTableType,
    importFile: (campus, { file, fields, choices }) =>
      importEvents(campus, file, firstValue(fields, 'type') || 'event', choices),
    describe({ added, changed, unchanged }, view) {
      const texts = eventTexts[view.language];
      const isSame = added.length + changed.length === 0;
      const lists = html`${listed(texts.added, added, view)}${listed(texts.edited, changed, view)}${unchanged > 0 && html`<p>${fillIn(texts.same, { count: unchanged }, view.language)}</p>`}${isSame && html`<p>${texts.nothing}</p>`}`;
      return { lists, isSame };
    },
    nameColumn: (column, language) => ({ label: columnOf(column, language) }),
  });
}

function form({ language }: View) {
  const texts = eventTexts[language];
  const columns = fillIn(texts.columnsHint, { columns: eventColumns(language).slice(0, -1).join(', ') }, language);
  return {
    hint: html`<p>${texts.tableHint}</p><p class="hint">${columns}</p>`,
    above: html`<div class="field"><label for="type">${texts.fileType}</label><p class="hint" id="type-hint">${texts.fileTypeHint}</p><select id="type" name="type" aria-describedby="type-hint">${eventTypes.toReversed().map((type) => html`<option value="${type}">${eventTypeNames[type][language]}</option>`)}</select></div>
`,
  };
}

const listed = (heading: string, events: readonly EventRecord[], view: View) =>
  changedRecords(
    { heading, more: eventTexts[view.language].more },
    events,
    view,
    (event) => row(event, view),
    MAX_LISTED,
  );

function row(event: EventRecord, view: View) {
  const { type, title, startDate, endDate } = event;
  const times = eventTimes(event, view);
  return html`${eventTypeNames[type][view.language]}: ${title}, ${bothDays(startDate, view)}${endDate !== startDate && ` – ${bothDays(endDate, view)}`}${times && `, ${times}`}`;
}
