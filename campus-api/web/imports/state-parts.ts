import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { columnName } from '#campus-api/csv/headings.ts';
import type { ImportProblem, ImportProgress, ImportState } from '#campus-api/imports/job/import-state.ts';
import type { PlanReport } from '#campus-api/imports/job/plan-report.ts';
import { tableKindOf, tableKinds } from '#campus-api/imports/tables/table-columns.ts';
import { type FormProblem, issueProblems } from '#campus-api/web/view/change-page.ts';
import { moment } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import { problemList, tokenField, type View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { importTexts } from './messages.ts';
import { columnsPart, countList, discardForm, remarkSections } from './plan-part.ts';

/** The uploaded file, the account and the time of an import. */
export function importFacts({ address, files, archives, by, started }: ImportState, view: View): Html {
  const texts = importTexts[view.language];
  const names = [...files, ...archives].map(({ name }) => name).join(', ');
  const [label, name] = address === '' ? [texts.file, names] : [texts.oldSite, address];
  const at = moment(started, view);
  return html`<dl class="facts"><div><dt>${label}</dt><dd>${name}</dd></div><div><dt>${texts.startedBy}</dt><dd>${fillIn(texts.byAt, { by, at }, view.language)}</dd></div></dl>`;
}

/** The progress of a task, and the button that ends it. */
export function runningPart(
  state: ImportState,
  { progress, refreshes }: { progress: ImportProgress | null; refreshes: boolean },
  session: AdminSession,
  { language }: View,
): Html {
  const texts = importTexts[language];
  const step = texts.steps[progress?.step ?? 'waiting'];
  const { done = 0, total = null } = progress ?? {};
  const isCounted = total !== null && total > 0;
  const line = isCounted
    ? fillIn(texts.itemsOf, { step, done, total }, language)
    : done > 0
      ? fillIn(texts.items, { step, done }, language)
      : step;
  const refresh = refreshes
    ? html`${texts.refreshes} <a href="/imports/${state.id}?refresh=off">${texts.stopRefresh}</a>`
    : html`<a href="/imports/${state.id}?refresh=off">${texts.refresh}</a>`;
  const cancel = state.phase === 'planning' ? texts.cancelPlan : texts.cancelImport;
  return html`<section class="panel"><p role="status" id="progress-text">${line}</p>
<progress aria-labelledby="progress-text"${isCounted && html` max="${total}" value="${done}"`}></progress>
<p class="hint">${texts.leave}</p><p class="hint">${refresh}</p>
<form method="post" action="/imports/${state.id}/cancel" class="actions">${tokenField(session)}<button>${cancel}</button></form>
${state.phase === 'importing' && html`<p class="hint">${texts.cancelHint}</p>`}</section>`;
}

/** An import that failed or was cancelled before its plan. */
export function endedPart(state: ImportState, session: AdminSession, view: View): Html {
  const texts = importTexts[view.language];
  const { problem } = state;
  const rejected = problem && 'rows' in problem ? problem.rejected : null;
  const columns = rejected && columnsPart(rejected, state, { session, view, isNeeded: true });
  return html`${columns}<section class="panel"><div class="actions"><form method="post" action="/imports/${state.id}/plan">${tokenField(session)}<button class="${!columns && 'main'}">${texts.planAgain}</button></form>${discardForm(state, session, texts.beginAgain)}</div></section>`;
}

/** The result of an import, with the button that takes it back. */
export function donePart(
  { state, report, canUndo }: { state: ImportState; report: PlanReport | null; canUndo: boolean },
  session: AdminSession,
  view: View,
): Html {
  const texts = importTexts[view.language];
  const { counts, change, id } = state;
  const remarks = report && remarkSections(report, id, view);
  const undo =
    canUndo &&
    html`<form method="post" action="/log/${change}/undo">${tokenField(session)}<button>${texts.undo}</button></form>`;
  return html`<section class="panel"><p role="status">${texts.doneText}</p>${report && counts && countList({ ...report, counts }, view)}
<div class="actions"><a class="button main" href="/notices">${view.messages.nav.notices}</a> <a class="button" href="/site">${view.messages.nav.site}</a></div>
<div class="actions">${undo}${discardForm(state, session, texts.another)}</div>${canUndo && html`<p class="hint">${fillIn(texts.undoHint, { number: change ?? 0 }, view.language)}</p>`}</section>${remarks && html`${remarks('wrong')}${remarks('repaired')}${remarks('left-out')}`}`;
}

function problemsOf(problem: ImportProblem, source: string, view: View): FormProblem[] {
  const { language } = view;
  const texts = importTexts[language];
  if ('issues' in problem) return issueProblems(problem.issues, {}, view);
  if ('failure' in problem) return [{ field: '', text: texts.problems[problem.failure] }];
  const kind = tableKindOf(source);
  return problem.rows.map(({ line, column: entered = '', code, values = {} }) => {
    const column = kind === null ? entered : columnName(tableKinds[kind].columns, entered, language);
    const reason = issueText({ level: 'error', field: '', code, values }, column, language);
    const position = fillIn(column === '' ? texts.line : texts.lineColumn, { line, column }, language);
    return { field: '', text: `${position}: ${reason}` };
  });
}

/** Reasons why a task stopped; nothing for none. */
export function problemPart({ problem, source }: Pick<ImportState, 'problem' | 'source'>, view: View): Html {
  if (problem === null) return html``;
  return problemList(view.messages, problemsOf(problem, source, view));
}
