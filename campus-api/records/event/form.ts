import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import {
  bothFields,
  bothLabels,
  bothNames,
  bothTexts,
  bothValues,
  languagesHint,
} from '#campus-api/web/records/both-texts.ts';
import { entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { eventTypeNames, eventTypes } from '#content/event-types.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { createAlbumStore } from '../album/store.ts';
import { type EventRecord, eventFields, eventTextNames } from './event.ts';
import { eventTexts } from './messages.ts';
import { createEventStore } from './store.ts';
import { addEvent, editEvent, removeEvents } from './write.ts';

/** Past events of the list. */
const MAX_PAST = 200;

const { title: _, place: __, description: ___, ...flatFields } = eventFields;

/** Terms, exams, holidays and events of the calendar. */
export const eventType: RecordType = {
  name: 'event',
  path: '/events',
  section: 'events',
  sitePage: (_services, id) => (id === null ? '/calendar/events' : `/calendar/events/${id}`),
  headings: (language) => {
    const { newOne, editOne, title } = eventTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => {
    const { name, place, description } = eventTexts[language];
    return { ...bothLabels(language, { title: name, place, description }), ...entryLabels(flatFields, language) };
  },
  fields: [...bothNames(eventTextNames), ...entryNames(flatFields)],
  remove: (campus, id) => removeEvents(campus, [id]),

  load({ database }, id) {
    const record = createEventStore(database).find(id);
    if (!record) return null;
    const both = eventTextNames.map((name) => [name, { text: record[name], nepali: record.nepali?.[name] ?? '' }]);
    const single = record.endDate === record.startDate ? { ...record, endDate: '' } : record;
    const ids = { album: [String(record.albumId ?? '')], notice: [String(record.noticeId ?? '')] };
    return {
      files: [],
      fields: { ...bothFields(Object.fromEntries(both)), ...entryValues(flatFields, single), ...ids },
    };
  },

  form(parts, { view, services }) {
    const texts = eventTexts[view.language];
    const years = { past: 5, future: 3 };
    return html`${parts.choice({
      name: 'type',
      label: texts.type,
      options: eventTypes.map((type) => [type, eventTypeNames[type][view.language]] as const),
    })}
${languagesHint(view)}${bothTexts(view, { name: 'title', label: texts.name }, parts.line)}
${parts.date({ name: 'start', label: texts.start, years })}
${parts.date({ name: 'end', label: texts.end, hint: texts.endHint, years, isOptional: true })}
${parts.line({ name: 'startTime', label: texts.startTime, hint: texts.timeHint, isOptional: true })}
${parts.line({ name: 'endTime', label: texts.endTime, isOptional: true })}
${bothTexts(view, { name: 'place', label: texts.place, isOptional: true }, parts.line)}
${bothTexts(view, { name: 'description', label: texts.description, isOptional: true }, parts.lines)}
${parts.choice({ name: 'album', label: texts.album, hint: texts.albumHint, isOptional: true, none: texts.noAlbum, options: albumsOf(services, view) })}
${parts.line({ name: 'notice', label: texts.notice, hint: texts.noticeHint, isOptional: true })}`;
  },

  read({ view, draft: { fields } }) {
    const { form: entered, days, problems } = readEntries(flatFields, view, fields);
    const form = {
      ...bothValues(fields, eventTextNames),
      ...entered,
      start: entered.start ?? '',
      end: entered.end ?? '',
      type: firstValue(fields, 'type'),
    };
    return {
      days,
      problems,
      write: (campus, record, revision) =>
        record === null ? addEvent(campus, form) : editEvent(campus, record, form, revision),
    };
  },

  list(view, { database }) {
    const texts = eventTexts[view.language];
    const today = nepalDate(new Date());
    const events = createEventStore(database).all();
    const coming = events.filter(({ endDate }) => endDate >= today);
    const past = events.filter(({ endDate }) => endDate < today).reverse();
    return html`<p class="hint">${texts.hint}</p>
<p class="actions"><a class="button" href="/events/table">${texts.table}</a></p>
<h2>${texts.coming}</h2>${coming.length === 0 ? html`<p>${texts.noComing}</p>` : rows(this, view, coming)}
${past.length > 0 && html`<h2>${texts.past}</h2>${past.length > MAX_PAST && html`<p class="soft">${fillIn(texts.resultsTruncated, { count: MAX_PAST }, view.language)}</p>`}${rows(this, view, past.slice(0, MAX_PAST))}`}`;
  },
};

function albumsOf({ database }: AdminServices, { language }: View): (readonly [string, string])[] {
  return createAlbumStore(database)
    .all()
    .map((album) => inLanguage(album, language))
    .map(({ id, title, date }) => [String(id), `${title} (${bothDays(date, { language })})`] as const);
}

/** The times of an event: `10:30 – 16:00`. */
export const eventTimes = ({ startTime, endTime }: EventRecord, { language }: Pick<View, 'language'>): string =>
  localizeDigits([startTime, endTime].filter(Boolean).join(' – '), language);

function rows(recordType: RecordType, view: View, events: readonly EventRecord[]): Html {
  return recordList(
    view,
    recordType,
    events
      .map((event) => inLanguage(event, view.language))
      .map((event) => ({
        id: event.id,
        name: event.title,
        day: event.startDate,
        body: html`<p class="name" lang="${languageOf(event.title)}">${event.title}</p>`,
        facts: [
          eventTypeNames[event.type][view.language],
          event.endDate !== event.startDate && `– ${bothDays(event.endDate, view)}`,
          eventTimes(event, view),
          event.place,
        ],
      })),
  );
}
