import type { Hono } from 'hono';
import { bothNames } from '#campus-api/web/records/both-texts.ts';
import { requireForm } from '#campus-api/web/requests/access.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import { requestSanitizer } from '#lib/platform/sanitize/sanitizer.ts';
import { introductionHtml } from './introduction.ts';
import { introductionPart } from './introduction-part.ts';

/** A preview of an introduction, as a fragment of HTML for the script of its form. */
export function addIntroductionRoute(app: Hono<AdminEnv>): void {
  app.post('/contact/introduction', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const [english, nepali] = bothNames(['campusIntroduction']).map((name) => form.fields[name]?.[0]);
    const typed = introductionHtml(english ?? nepali ?? '');
    const language = english === undefined ? 'ne' : 'en';
    return c.html(introductionPart(viewOf(c), language, await requestSanitizer(typed)));
  });
}
