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
import { bothDays } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { tokenField, type View } from '#campus-api/web/view/layout.ts';
import { section } from '#campus-api/web/view/section.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { listItems } from './list-part.ts';
import { importTexts } from './messages.ts';
import { choiceFields } from './read-choices.ts';
import { partOf, remarkGroup } from './remark-part.ts';

type Proposal = NonNullable<PlanReport['proposal']>;

/** Pages with a box of their own; more are chosen all or not at all. */
const MAX_PAGES = 1000;

/** Fields that choose lists of notices after five examples of each, and other pages. */
function proposalFields({ patterns, pages }: Proposal, departments: readonly NamedCategory[], view: View): Html {
  const { language } = view;
  const texts = importTexts[language];
  const listed = pages.slice(0, MAX_PAGES);
  const all = pages.length > 0 && pages.every(({ isChosen }) => isChosen);
  return html`<input type="hidden" name="${choiceFields.confirmed}" value="yes"><p class="hint">${patterns.length > 0 ? texts.foundHint : texts.noPatterns}</p>
${patterns.map((pattern, index) => patternField(pattern, index, departments, view))}
${
  pages.length > 0 &&
  html`<fieldset><legend>${texts.otherPages}</legend><label class="choice"><input type="checkbox" name="${choiceFields.allPages}" value="yes"${all && html` checked`}> ${fillIn(texts.allPages, { count: pages.length }, language)}</label>
<ul class="list">${listed.map(({ address, title, isChosen }, index) => html`<li><label class="choice"><input type="checkbox" name="${choiceFields.page}" value="${index}"${isChosen && !all && html` checked`}> <span><span lang="${languageOf(title)}">${title}</span> <span class="soft">${decodedPath(address)}</span></span></label></li>`)}</ul></fieldset>`
}`;
}

function patternField(
  { name, label, address, count, department, examples }: Proposal['patterns'][number],
  index: number,
  departments: readonly NamedCategory[],
  view: View,
): Html {
  const { language } = view;
  const texts = importTexts[language];
  const option = (value: string, text: string) =>
    html`<option value="${value}"${value === department && html` selected`}>${text}</option>`;
  const rows = examples.map(({ title, date, files, before }) => {
    const facts = [date === '' ? texts.noDate : bothDays(date, view), ...files].join(' · ');
    return html`<li><div><p class="name" lang="${languageOf(title)}">${title}</p><p class="soft">${facts}</p>${before !== '' && html`<p class="soft">${fillIn(texts.was, { before }, language)}</p>`}</div></li>`;
  });
  return html`<section class="field" aria-labelledby="pattern-${index}"><h3 id="pattern-${index}">${fillIn(texts.pattern, { label, address: decodedPath(address), count }, language)}</h3><ul class="list">${rows}</ul>
<label for="department-${index}">${fillIn(texts.department, { label }, language)}</label><select id="department-${index}" name="${choiceFields.category}${name}">${departments.map((each) => option(each.address, each.name[language]))}${option(NO_DEPARTMENT, texts.leaveOut)}</select></section>`;
}

/** The path of an address with its query, readable. */
function decodedPath(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname + new URL(address).search : address;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

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
