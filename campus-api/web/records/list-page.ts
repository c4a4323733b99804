import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { isTimed } from '#campus-api/model/times.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { requireAccount } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import type { FormProblem } from '../view/change-page.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '../view/layout.ts';
import { adminMessagesIn } from '../view/messages.ts';
import { readReport } from '../view/results.ts';
import { waitingList } from './approvals.ts';
import { momentControls } from './entries.ts';
import { formParts } from './form-parts.ts';
import { choiceSelect, hitCount, listAddress, pageLinks, readListQuery, searchForm } from './list-parts.ts';
import type { ListAction, ListChoice, ListQuery } from './listing.ts';
import type { Editor } from './record-draft.ts';
import { CHOSEN_FORM, recordList } from './record-list.ts';
import type { RecordType } from './record-type.ts';
import { recordSiteLink } from './site-link.ts';
import { stateFilter, timeActions, visibilityOfRecord } from './times.ts';
import { reportPart } from './undo-form.ts';

/** Rows among which a changed record is searched. */
const MAX_SEARCHED = 500;

export function addListRoute(app: Hono<AdminEnv>, editor: Editor): void {
  app.get(editor.recordType.path, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : listPage(editor, c, session);
  });
}

/** The list of a type of record; `chosen`: rows that are marked. */
export function listPage(
  { services, recordType }: Editor,
  c: AdminContext,
  session: AdminSession,
  problems: FormProblem[] = [],
  chosen: readonly number[] = [],
): Response | Promise<Response> {
  const { path, section, listing, isFixed = false } = recordType;
  const view = viewOf(c);
  const { title, newOne } = recordType.headings(view.language);
  const address = new URL(c.req.url).searchParams;
  const filters = filtersOf(recordType, view, services);
  const query = readListQuery(address, filters);
  let { rows, total } = listing.page(view, services, query);
  // Behind the end, the last page.
  if (rows.length === 0 && query.offset > 0) {
    ({ total } = listing.page(view, services, { ...query, offset: 0 }));
    query.offset = Math.max(0, Math.ceil(total / query.limit) - 1) * query.limit;
    ({ rows, total } = listing.page(view, services, query));
  }
  // After a change, the page with the changed record.
  const record = Number(address.get('record'));
  if (record > 0 && rows.every(({ id }) => id !== record)) {
    const { rows: first } = listing.page(view, services, { ...query, offset: 0, limit: MAX_SEARCHED });
    const index = first.findIndex(({ id }) => id === record);
    if (index >= 0) {
      query.offset = Math.floor(index / query.limit) * query.limit;
      ({ rows } = listing.page(view, services, query));
    }
  }
  const status = reportOf({ services, recordType }, view, address);
  const isSearched = listAddress(query, 0) !== '';
  const hasSearch = !isFixed && (total > 0 || isSearched);
  const hasBoxes = !isFixed && rows.some(({ hasNoRemoval }) => !hasNoRemoval);
  const body = html`${problemList(view.messages, problems)}${status.link}${waitingList(services, session, view, recordType.name)}${unreadableList(services, recordType, view)}${listing.head?.(view)}
${hasSearch && html`${searchForm(view, { path, title, filters, query })}${hitCount(view, path, query, total)}`}
${hasBoxes && html`<p><label class="choice" hidden><input type="checkbox" form="${CHOSEN_FORM}" data-all> ${view.messages.lists.chooseAll}</label></p>`}
${(rows.length > 0 || !isSearched) && recordList(view, recordType, rows, { chosen: hasBoxes ? new Set(chosen) : undefined })}
${pageLinks(view, path, query, total)}${hasBoxes && chosenForm({ services, recordType }, session, view, query)}${listing.foot?.(view, services)}`;
  const action = !isFixed && html`<a class="button main" href="${path}/new">${newOne}</a>`;
  return c.html(
    adminLayout(view, { title, action, body, section, status: status.text }),
    problems.length > 0 ? 422 : 200,
  );
}

/** The filters of a list. */
export const filtersOf = (
  { name, listing, isFixed }: RecordType,
  view: View,
  services: AdminServices,
): ListChoice[] => [
  ...(listing.filters?.(view, services) ?? []),
  ...(isTimed(name) && !isFixed ? [stateFilter(view)] : []),
];

/** Actions on several records of a type at once. */
export function actionsOf(recordType: RecordType): readonly ListAction[] {
  const { listing, remove } = recordType;
  const actions = [...(listing.actions ?? []), ...timeActions(recordType)];
  if (remove === undefined) return actions;
  const label: ListAction['label'] = (language) => adminMessagesIn(language).lists.removeChosen;
  return [...actions, { name: 'remove', label, write: remove, result: 'removed', yes: 'remove' }];
}

/** The records with wrong stored values, each with a link to its form. */
function unreadableList(services: AdminServices, { path, unreadable }: RecordType, view: View): Html | '' {
  const { lists } = view.messages;
  const records = unreadable?.(services, view.language) ?? [];
  if (records.length === 0) return '';
  return html`<div class="problem" role="alert"><p>${lists.unreadable}</p><ul class="dots">${records.map(
    ({ id, fields }) =>
      html`<li><a href="${path}/${id}/edit">${fillIn(lists.unreadableOne, { id, fields: fields.join(', ') }, view.language)}</a></li>`,
  )}</ul></div>`;
}

const emptyParts = (view: View) => formParts(view, '', { id: '', kind: '', fields: {}, files: [] }, null, [], null);

/** The actions on the marked rows. It follows them and stays in view; without scripts it is the same form. */
function chosenForm({ services, recordType }: Editor, session: AdminSession, view: View, query: ListQuery): Html {
  const { messages, language } = view;
  const { lists } = messages;
  const buttons = actionsOf(recordType).map(({ name, label, choice, moment: time }) => {
    const button = html`<button name="do" value="${name}">${label(language)}</button>`;
    if (time) return html`<div>${momentControls(emptyParts(view), view, time)}${button}</div>`;
    return choice === undefined ? button : html`<span>${choiceSelect(choice(view, services), '')}${button}</span>`;
  });
  return html`<form id="${CHOSEN_FORM}" class="chosen" method="post" action="${recordType.path}/chosen${listAddress(query)}">${tokenField(session)}
<details><summary>${lists.chosen} <span data-chosen="${lists.chosenCount}" aria-live="polite"></span></summary><p class="hint">${lists.chosenHint}</p><div class="actions">${buttons}</div></details></form>`;
}

/** The report of the last change: for a scheduled record with its time, for several with their count. `link`: to the changed record on the website, if visitors see it, or to all. */
function reportOf(
  { services, recordType }: Editor,
  view: View,
  address: URLSearchParams,
): { text: Html | ''; link: Html | '' } {
  const { messages, language } = view;
  const all = recordSiteLink(services, recordType, view, null);
  const report = readReport(address, messages);
  if (report === null) return { text: '', link: all };
  const id = Number(address.get('record'));
  const link = (id > 0 && recordSiteLink(services, recordType, view, id)) || all;
  const { database } = services;
  const visibility = visibilityOfRecord(services, recordType, id);
  if (visibility?.state === 'scheduled')
    return { text: reportPart(database, view, report, moment(visibility.at, view)), link };
  const text = reportPart(database, view, report.name === 'scheduled' ? { ...report, name: 'published' } : report);
  const count = Number(address.get('count'));
  return { text: count > 0 ? html`${fillIn(messages.lists.done, { count }, language)} ${text}` : text, link };
}
