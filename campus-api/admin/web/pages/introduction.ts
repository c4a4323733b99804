import type { Hono } from 'hono';
import { withParagraphs } from '../../contact/introduction.ts';
import { askSanitizer } from '../../contact/sanitizer.ts';
import { one } from '../drafts.ts';
import { needForm } from '../requests/access.ts';
import { type OfficeEnv, viewOf } from '../requests/context.ts';
import { introductionPart } from '../view/introduction.ts';

/** What visitors will see of an introduction that is being written: a part of a page, for its script. */
export function addIntroductionRoute(app: Hono<OfficeEnv>): void {
  app.post('/contact/introduction', async (c) => {
    const form = await needForm(c);
    if (form instanceof Response) return form;
    const typed = withParagraphs(one(form.fields, 'campusIntroduction'));
    return c.html(introductionPart(viewOf(c), await askSanitizer(typed)));
  });
}
