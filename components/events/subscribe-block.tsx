import { use } from 'react';
import { eventTypeNames } from '#content/event-types.ts';
import { events as messages } from '#content/messages/events.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { calendarPath, calendarScopes } from '#lib/site/events/addresses.ts';
import follow from '../notices/follow/follow-block.module.css';

/** The events as calendars to subscribe to, all and of each type, and as files. */
export function SubscribeBlock() {
  const locale = use(currentLocale());
  const nameOf = (scope: (typeof calendarScopes)[number]) =>
    scope === 'all' ? messages.all[locale] : eventTypeNames[scope][locale];
  return (
    <section aria-labelledby="subscribe" className={follow.follow}>
      <h2 id="subscribe">{messages.subscribe[locale]}</h2>
      <p>{messages.explanation[locale]}</p>
      <ul aria-labelledby="subscribe" className={follow.actions}>
        {calendarScopes.map((scope) => (
          <li key={scope}>
            <a href={absoluteUrl(calendarPath(scope, locale)).replace(/^https?:/, 'webcal:')}>{nameOf(scope)}</a>
          </li>
        ))}
      </ul>
      <p id="calendar-files">{messages.files[locale]}</p>
      <ul aria-labelledby="calendar-files" className={follow.actions}>
        {calendarScopes.map((scope) => (
          <li key={scope}>
            <a href={calendarPath(scope, locale)}>{nameOf(scope)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
