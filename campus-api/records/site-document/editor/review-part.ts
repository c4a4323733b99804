import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { revisionOf } from '#campus-api/changes/revisions.ts';
import { mayEditDocument } from '#campus-api/model/permissions.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { failureProblems } from '#campus-api/web/view/change-page.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '#campus-api/web/view/layout.ts';
import { reportAddress } from '#campus-api/web/view/results.ts';
import { foldedList, section } from '#campus-api/web/view/section.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { bikramSambatMonths } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { findReviews, markReviewed, type Review } from '../reviews.ts';
import { createSiteStore } from '../store.ts';
import { requireDocumentForm } from './access.ts';
import { documentName } from './form-page.ts';
import { SITE_KIND, SITE_PATH } from './site-address.ts';

const REVIEWED_PATH = `${SITE_PATH}/reviewed`;

/** Records reviews of documents. */
export function addReviewRoute(app: Hono<AdminEnv>, services: AdminServices): void {
  app.post(`${REVIEWED_PATH}/:key{.+}`, async (c) => {
    const name = c.req.param('key');
    const form = await requireDocumentForm(c, name);
    if (form instanceof Response) return form;
    try {
      const revision = Number(firstValue(form.fields, 'revision')) || 0;
      const written = await services.change(form.session, { confirmed: true }, (campus) =>
        markReviewed(campus, name, revision),
      );
      return c.redirect(
        `${reportAddress(SITE_PATH, 'reviewed', written)}&${new URLSearchParams({ document: name })}`,
        303,
      );
    } catch (error) {
      const view = viewOf(c);
      const body = problemList(view.messages, failureProblems(error, {}, view));
      return c.html(adminLayout(view, { title: documentName(name, view), body, section: 'site' }), 409);
    }
  });
}

/** When a document is to be reviewed, and why. */
export function reviewText(
  { quarter, year: toConfirm, isDue, dueOn }: Review,
  view: Pick<View, 'messages' | 'language'>,
): string {
  const { workflow } = view.messages;
  const day = bothDays(dueOn, view);
  if (toConfirm !== undefined) return fillIn(workflow.yearToConfirm, { year: toConfirm }, view.language);
  if (quarter === undefined) return fillIn(isDue ? workflow.reviewDue : workflow.reviewSoon, { day }, view.language);
  const [first, last] = quarter.months.map((month) => bikramSambatMonths[view.language][month - 1] ?? '');
  const year = localizeDigits(String(quarter.year), view.language);
  const reason = fillIn(workflow.quarterDue, { first: first ?? '', last: last ?? '', year }, view.language);
  const until = { day: bothDays(quarter.dueUntil, view) };
  return `${reason} ${fillIn(quarter.isLate ? workflow.quarterLate : workflow.quarterUntil, until, view.language)}`;
}

/** The button that records the review of a document; none for the calendar, which lacks a year. */
export function reviewButton(
  services: AdminServices,
  session: AdminSession,
  view: View,
  { key, year }: Review,
): Html | false {
  if (year !== undefined) return false;
  const { workflow } = view.messages;
  const id = createSiteStore(services.database).find(key)?.id ?? 0;
  return html`<form method="post" action="${REVIEWED_PATH}/${key}" class="inline">${tokenField(session)}<input type="hidden" name="revision" value="${revisionOf(services.database, SITE_KIND, id)}"><button aria-label="${workflow.reviewed}: ${documentName(key, view)}">${workflow.reviewed}</button></form>`;
}

/** The documents that the account should review. */
export const reviewsFor = ({ database }: AdminServices, { account }: AdminSession): Review[] =>
  findReviews(database).filter(({ key }) => mayEditDocument(account, key));

/** The list of these documents, for the home page; nothing without any. */
export function reviewList(services: AdminServices, session: AdminSession, view: View): Html | '' {
  const reviews = reviewsFor(services, session);
  if (reviews.length === 0) return '';
  const rows = reviews.map(
    (review) =>
      html`<li><div><a class="name" href="${SITE_PATH}/edit/${review.key}">${documentName(review.key, view)}</a><p class="soft">${reviewText(review, view)}</p></div>
<div class="tools">${reviewButton(services, session, view, review)}</div></li>`,
  );
  return section({ id: 'reviews', heading: view.messages.workflow.reviews }, foldedList(rows, view));
}
