import { visibilityOf } from '#campus-api/model/times.ts';
import { entryControls, entryTexts } from '#campus-api/web/records/entries.ts';
import { type ListedRecord, pageOf } from '#campus-api/web/records/listing.ts';
import { yearFilter, yearOf } from '#campus-api/web/records/year-filter.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { dayFields } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { eventTypeNames } from '#content/event-types.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { type AdDate, nepalDate } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { albumTable } from '../album/album.ts';
import { recordForm } from '../engine/record-form.ts';
import { chosenNotice, noticeLabel, noticeList } from '../notice/choose-notice.ts';
import { eventChanges } from './changes.ts';
import { type EventRecord, eventFields, eventTable } from './event.ts';
import { eventTexts } from './messages.ts';

/** Terms, exams, holidays and events of the calendar. */
export const eventType = recordForm({
  table: eventTable,
  changes: eventChanges,
  fields: eventFields,
  texts: eventTexts,
  path: '/events',
  section: 'events',
  sitePage: (_services, id) => (id === null ? '/calendar/events' : `/calendar/events/${id}`),
  loadOwn: ({ startDate, endDate, noticeId }, { database }) => ({
    fields: {
      ...(endDate === startDate && dayFields(eventFields.endDate.entry.name, null)),
      notice: [noticeLabel(database, noticeId)],
    },
  }),
  formOf: (entered, { services: { database } }) => ({
    ...entered,
    notice: chosenNotice(database, entered.notice ?? ''),
    start: entered.start ?? '',
    end: entered.end ?? '',
  }),

  form(parts, { view, services }) {
    const { name, label } = eventFields.albumId.entry;
    const { albumHint: hint, noAlbum: none } = eventTexts[view.language];
    const options = albumsOf(services, view);
    return html`${noticeList(services.database)}${entryControls(eventFields, parts, view, {
      albumId: () => parts.choice({ name, label: label[view.language], hint, isOptional: true, none, options }),
    })}`;
  },

  listing: {
    head: ({ language }) => html`<p class="hint">${eventTexts[language].hint}</p>
<p class="actions"><a class="button" href="/events/table">${eventTexts[language].table}</a></p>`,
    filters: (view, { database }) => [
      yearFilter(
        view,
        eventTable
          .open(database)
          .all()
          .map(({ startDate }) => startDate),
      ),
    ],
    page(view, { database }, query) {
      const { year } = query.filters;
      const today = nepalDate(new Date());
      const all = eventTable.open(database).all();
      const events = year ? all.filter(({ startDate }) => yearOf(startDate) === year) : all;
      const coming = events.filter(({ endDate }) => endDate >= today);
      const past = events.filter(({ endDate }) => endDate < today).reverse();
      const textOf = (event: EventRecord) =>
        `${Object.values(eventTypeNames[event.type]).join(' ')} ${entryTexts(eventFields, event)}`;
      return pageOf(query, [...coming, ...past], textOf, (event) => eventRow(event, view, today), {
        view,
        visibility: visibilityOf,
      });
    },
  },
});

/** The albums to choose from; one that visitors do not see is marked. */
function albumsOf({ database }: AdminServices, { language, messages }: View): (readonly [string, string])[] {
  return albumTable
    .open(database)
    .all()
    .map((album) => {
      const { id, title, date } = inLanguage(album, language);
      const { state } = visibilityOf(album);
      const mark = state === 'scheduled' || state === 'withdrawn' ? `, ${messages.times[state]}` : '';
      return [String(id), `${title} (${bothDays(date, { language })}${mark})`] as const;
    });
}

/** The times of an event: `10:30 – 16:00`. */
export const eventTimes = ({ startTime, endTime }: EventRecord, { language }: Pick<View, 'language'>): string =>
  localizeDigits([startTime, endTime].filter(Boolean).join(' – '), language);

/** An event in the list, which has coming ones first. */
function eventRow(event: EventRecord, view: View, today: AdDate): ListedRecord {
  const { coming, past } = eventTexts[view.language];
  const { id, type, title, startDate, endDate, place } = inLanguage(event, view.language);
  return {
    id,
    name: title,
    day: startDate,
    group: endDate >= today ? coming : past,
    facts: [
      eventTypeNames[type][view.language],
      endDate !== startDate && `– ${bothDays(endDate, view)}`,
      eventTimes(event, view),
      place,
    ],
  };
}
