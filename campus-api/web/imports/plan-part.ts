import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { TableHeadings } from '#campus-api/csv/headings.ts';
import type { ImportState } from '#campus-api/imports/job/import-state.ts';
import { type PlanReport, type ReportList, reportLists } from '#campus-api/imports/job/plan-report.ts';
import { MAX_AGE_DAYS } from '#campus-api/imports/job/staging-folder.ts';
import { DEFAULT_DEPARTMENT, NO_DEPARTMENT } from '#campus-api/imports/plan/category-map.ts';
import { type RemarkPart, remarkParts } from '#campus-api/imports/plan/remark-explanations.ts';
import { tableKindOf, tableKinds } from '#campus-api/imports/tables/table-columns.ts';
import type { NamedCategory } from '#campus-api/records/site-document/categories.ts';
import { columnForm } from '#campus-api/web/records/column-choice.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { tokenField, type View } from '#campus-api/web/view/layout.ts';
import { section } from '#campus-api/web/view/section.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { listItems } from './list-part.ts';
import { importTexts } from './messages.ts';
import { proposalFields } from './proposal-part.ts';
import { choiceFields } from './read-choices.ts';
import { partOf, remarkGroup } from './remark-part.ts';

/** Records that the plan lists at once. */
const MAX_VISIBLE = 10;

interface Plan {
  state: ImportState;
  report: PlanReport;
  departments: readonly NamedCategory[];
}

/** A plan: first the remarks that need a look, then all that is made, repaired and left out, and its choices. */
export function planPart(plan: Plan, session: AdminSession, view: View): Html {
  const { state, report } = plan;
  const texts = importTexts[view.language];
  const needsChoice = report.proposal !== null && !state.choices.isConfirmed;
  const isEmpty = reportLists.every((name) => report[name].length === 0);
  const canImport = !isEmpty && !needsChoice;
  const remarks = remarkSections(report, state.id, view);
  const choices = choicesPart(plan, session, view);
  return html`${needsChoice && html`<p class="panel note" role="status">${texts.chooseFirst} <a href="#choices">${texts.proposal}</a></p>`}${state.isReplanned && html`<p class="panel note" role="status">${texts.replanned}</p>`}
<section class="panel">${countList(report, view)}${isEmpty && !needsChoice && html`<p>${texts.nothing}</p>`}${canImport && html`<p class="hint">${texts.takeHint}</p>`}
<div class="actions">${canImport && html`<form method="post" action="/imports/${state.id}/start">${tokenField(session)}<button class="main">${texts.take}</button></form>`}${discardForm(state, session, texts.discard)}</div>
<p class="hint">${fillIn(texts.expires, { days: MAX_AGE_DAYS }, view.language)}</p></section>
${needsChoice && choices}${remarks('wrong')}
${!isEmpty && section({ id: 'made', heading: texts.made }, madePart(plan, view))}
${remarks('repaired')}${remarks('left-out')}
${!needsChoice && choices}`;
}

/** Albums have no choices, and tables those of their columns: they have the departments in one. */
function choicesPart(plan: Plan, session: AdminSession, view: View): Html | false {
  const { state, report } = plan;
  if (report.columns) return columnsPart(report.columns, state, { session, view, isNeeded: false });
  return tableKindOf(state.source) === null && state.source !== 'albums' && choicesForm(plan, session, view);
}

/** A choice of the columns of a table; the plan is made again with them. */
export function columnsPart(
  headings: TableHeadings,
  { id, source }: ImportState,
  form: { session: AdminSession; view: View; isNeeded: boolean },
): Html | false {
  const kind = tableKindOf(source);
  return kind !== null && columnForm(headings, tableKinds[kind], { action: `/imports/${id}/plan`, ...form });
}

/** Sections of the remarks by their part. */
export function remarkSections(report: PlanReport, id: string, view: View): (part: RemarkPart) => Html | '' {
  const texts = importTexts[view.language];
  const groups = Map.groupBy(report.remarks, partOf);
  return (part) => {
    const heading = texts.parts[part];
    const listed = groups.get(part)?.map((group) => remarkGroup(group, id, view));
    if (listed === undefined && part !== remarkParts[0]) return '';
    return section({ id: `part-${part}`, heading }, html`${listed ?? html`<p>${texts.allFine}</p>`}`);
  };
}

/** Numbers of the records of a plan or an import. */
export function countList({ site, counts, existing, hasMenu }: PlanReport, { language }: Pick<View, 'language'>): Html {
  const texts = importTexts[language];
  const rows = [
    ...reportLists.filter((name) => counts[name] > 0).map((name) => [texts.lists[name], counts[name]] as const),
    [texts.fileCount, counts.files],
    [texts.redirectCount, counts.redirects],
    [texts.existingCount, existing],
  ] as const;
  return html`<ul class="tiles counts">${rows.map(([label, count]) => html`<li><b>${formatNumber(count, language)}</b><span>${label}</span></li>`)}</ul>
${URL.canParse(site) && html`<p class="soft">${texts.oldSite}: ${site}</p>`}${hasMenu && html`<p>${texts.menu}</p>`}`;
}

function madePart({ state, report, departments }: Plan, view: View): Html {
  const texts = importTexts[view.language];
  const part = (name: ReportList) => {
    const count = report[name].length;
    if (count === 0) return '';
    const more = html`<p><a href="/imports/${state.id}/list/${name}">${fillIn(texts.all, { count }, view.language)}</a></p>`;
    return html`<details class="panel fold"><summary>${texts.lists[name]}: ${formatNumber(count, view.language)}</summary>${listItems(name, { report, departments, from: 0, to: MAX_VISIBLE }, view)}${count > MAX_VISIBLE && more}</details>`;
  };
  return html`${reportLists.map(part)}`;
}

function choicesForm({ state, report, departments }: Plan, session: AdminSession, view: View): Html {
  const { language } = view;
  const texts = importTexts[language];
  const option = (value: string, label: string, selected: string) =>
    html`<option value="${value}"${value === selected && html` selected`}>${label}</option>`;
  const categories = report.categories.map(({ slug, name, number, department }, index) => {
    const chosen = department ?? DEFAULT_DEPARTMENT;
    const label = fillIn(texts.category, { name, number }, language);
    return html`<div class="field"><label for="category-${index}">${label}</label>${department === null && html`<p class="hint warn" id="hint-${index}">${texts.unmapped}</p>`}
<select id="category-${index}" name="${choiceFields.category}${slug}"${department === null && html` aria-describedby="hint-${index}"`}>${departments.map(({ address, name: names }) => option(address, names[language], chosen))}${option(NO_DEPARTMENT, texts.leaveOut, chosen)}</select></div>`;
  });
  const choices = [
    ...(state.archives.length > 0 ? [['archive', texts.withArchive] as const] : []),
    ...(URL.canParse(report.site) ? [['download', texts.download] as const] : []),
    ['none', texts.withoutFiles] as const,
  ];
  return section(
    { id: 'choices', heading: report.proposal ? texts.proposal : texts.choices },
    html`<form method="post" action="/imports/${state.id}/plan" class="panel">${tokenField(session)}
${report.proposal ? proposalFields(report.proposal, departments, view) : html`<p class="hint">${categories.length > 0 ? texts.choicesHint : texts.noCategories}</p>${categories}`}
<fieldset><legend>${texts.files}</legend><div class="choices">${choices.map(([value, label]) => html`<label class="choice"><input type="radio" name="${choiceFields.files}" value="${value}"${value === state.choices.files && html` checked`}> ${label}</label>`)}</div></fieldset>
<p class="actions"><button>${texts.planAgain}</button></p></form>`,
  );
}

export const discardForm = ({ id }: ImportState, session: AdminSession, label: string): Html =>
  html`<form method="post" action="/imports/${id}/discard">${tokenField(session)}<button>${label}</button></form>`;
