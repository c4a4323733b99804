import type { Hono } from 'hono';
import { withParagraphs } from '../../contact/introduction.ts';
import { requestSanitizer } from '../../contact/sanitizer.ts';
import { firstValue } from '../drafts.ts';
import { requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { introductionPart } from '../view/introduction.ts';

/** A preview of an introduction, as a fragment of HTML for the script of its form. */
export function addIntroductionRoute(app: Hono<AdminEnv>): void {
  app.post('/contact/introduction', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const typed = withParagraphs(firstValue(form.fields, 'campusIntroduction'));
    return c.html(introductionPart(viewOf(c), await requestSanitizer(typed)));
  });
}
