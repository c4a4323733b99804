import ICAL from 'ical.js';
import { eventTypeNames } from '#content/event-types.ts';
import { locales } from '#content/locale.ts';
import { events } from '#content/messages/calendar.ts';
import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { calendarPath, EVENTS, eventFilePath, eventPath } from '#lib/site/events/addresses.ts';

// Events of the sample campus.
const exam = { id: '4', title: { en: 'Annual examination of the fourth year', ne: 'चौथो वर्षको वार्षिक परीक्षा' } };
const fair = { id: '2', title: { en: 'Science and Innovation Fair', ne: 'विज्ञान तथा नवप्रवर्तन मेला' } };

for (const locale of behaviourLocales) {
  test.describe(`events in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the list leads to an event with its days, times, place and notice', async ({ page, visit }) => {
      await visit(EVENTS, locale);
      await page.getByRole('link', { name: exam.title[locale] }).click();
      await expect(page).toHaveURL(new RegExp(`${localPath(eventPath(exam.id), locale)}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(exam.title[locale]);
      const facts = page.locator('main dl');
      await expect(page.getByRole('main')).toContainText(eventTypeNames.exam[locale]);
      await expect(facts).toContainText(locale === 'ne' ? '०७:०० – १०:००' : '07:00 – 10:00');
      await page.getByRole('main').getByRole('link', { name: events.notice[locale] }).click();
      await expect(page).toHaveURL(/\/notice\/item\/121$/);
    });

    test('the calendars to subscribe to have one column beside the events', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit(EVENTS, locale);
      const words = await page.getByText(events.explanation[locale]).boundingBox();
      expect(words?.width).toBeGreaterThan(200);
    });

    test('a past event leads to its album', async ({ page, visit }) => {
      await visit(EVENTS, locale);
      const past = page.getByRole('region', { name: events.past[locale] });
      await past
        .getByRole('listitem')
        .filter({ hasText: fair.title[locale] })
        .getByRole('link', { name: events.pictures[locale] })
        .click();
      await expect(page).toHaveURL(/\/gallery\/8$/);
      await visit(eventPath(fair.id), locale);
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').click();
      await expect(page).toHaveURL(/\/gallery\/8$/);
    });

    test('the month marks events and holidays, and lists them on their first day', async ({ page, visit }) => {
      const { calendar } = messagesIn(locale);
      await visit('/calendar/2083-09', locale);
      const entries = page.getByRole('region', { name: calendar.entries });
      await expect(entries.getByRole('link', { name: exam.title[locale] })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('list').filter({ hasText: calendar.dayOff })).toContainText(
        calendar.event,
      );
      const ground = (day: string) =>
        page.locator(`[data-day="${day}"]`).evaluate((cell) => getComputedStyle(cell).backgroundColor);
      expect(await ground('2026-12-30')).not.toBe(await ground('2026-12-29'));
    });
  });
}

test('calendar files are parsed by another library, with what their names promise', async ({ request }) => {
  for (const locale of locales) {
    for (const scope of ['all', 'exam', 'holiday'] as const) {
      const response = await request.get(calendarPath(scope, locale));
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const calendar = new ICAL.Component(ICAL.parse(await response.text()));
      const summaries = calendar
        .getAllSubcomponents('vevent')
        .map((event) => String(event.getFirstPropertyValue('summary')));
      expect(summaries.includes(exam.title[locale])).toBe(scope !== 'holiday');
      const again = await request.get(calendarPath(scope, locale), {
        headers: { 'if-none-match': response.headers().etag ?? '' },
      });
      expect(again.status()).toBe(304);
    }
    const one = await (await request.get(eventFilePath(exam.id, locale))).text();
    expect(new ICAL.Component(ICAL.parse(one)).getAllSubcomponents('vevent')).toHaveLength(1);
  }
});

test('unknown events and calendar files are not found', async ({ request }) => {
  for (const path of [eventPath('999'), eventFilePath('999', 'en'), '/calendar/party.ics', '/calendar/events/4/x.ics'])
    expect((await request.get(path)).status()).toBe(404);
});

test('an event is described for search engines', async ({ request }) => {
  const html = await (await request.get(eventPath(exam.id))).text();
  expect(html).toContain('"@type":"EducationEvent"');
  expect(html).toContain('"startDate":"2026-12-21T07:00:00+05:45"');
  expect(html).toContain('"location":{"@type":"Place","name":"Examination hall, block C"');
});
