import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
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
import { noticeChoice, noticeLabel, noticeList } from '../notice/choose-notice.ts';
import { noticeNumber } from '../notice/details.ts';
import { type EventRecord, eventFields } from './event.ts';
import { eventTexts } from './messages.ts';
import { createEventStore } from './store.ts';
import { addEvent, editEvent, removeEvents } from './write.ts';

/** Past events of the list. */
const MAX_PAST = 200;

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
  labels: (language) => entryLabels(eventFields, language),
  fields: entryNames(eventFields),
  remove: (campus, id) => removeEvents(campus, [id]),

  load({ database }, id) {
    const record = createEventStore(database).find(id);
    if (!record) return null;
    const single = record.endDate === record.startDate ? { ...record, endDate: '' } : record;
    const notice = [noticeLabel(database, record.noticeId)];
    return { files: [], fields: { ...entryValues(eventFields, single), notice } };
  },

  form(parts, { view, services }) {
    const { type, album, albumHint: hint, noAlbum: none, notice, noticeHint } = eventTexts[view.language];
    const types = eventTypes.map((name) => [name, eventTypeNames[name][view.language]] as const);
    return html`${noticeList(services.database)}${entryControls(eventFields, parts, view, {
      type: parts.choice({ name: 'type', label: type, options: types }),
      albumId: parts.choice({
        name: 'album',
        label: album,
        hint,
        isOptional: true,
        none,
        options: albumsOf(services, view),
      }),
      noticeId: noticeChoice(parts, { name: 'notice', label: notice, hint: noticeHint, isOptional: true }),
    })}`;
  },

  read({ view, draft: { fields } }) {
    const { form: entered, days, problems } = readEntries(eventFields, view, fields);
    const notice = noticeNumber(entered.notice ?? '');
    const form = { ...entered, notice, start: entered.start ?? '', end: entered.end ?? '' };
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
