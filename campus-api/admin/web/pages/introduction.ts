import type { Hono } from 'hono';
import { withParagraphs } from '../../contact/introduction.ts';
import { requestSanitizer } from '../../contact/sanitizer.ts';
import { one } from '../drafts.ts';
import { requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { introductionPart } from '../view/introduction.ts';

/** What visitors will see of an introduction that is being written: a part of a page, for its script. */
export function addIntroductionRoute(app: Hono<AdminEnv>): void {
  app.post('/contact/introduction', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const typed = withParagraphs(one(form.fields, 'campusIntroduction'));
    return c.html(introductionPart(viewOf(c), await requestSanitizer(typed)));
  });
}
