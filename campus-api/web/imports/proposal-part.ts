import type { PlanReport } from '#campus-api/imports/job/plan-report.ts';
import { NO_DEPARTMENT } from '#campus-api/imports/plan/category-map.ts';
import type { NamedCategory } from '#campus-api/records/site-document/categories.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { importTexts } from './messages.ts';
import { choiceFields } from './read-choices.ts';

type Proposal = NonNullable<PlanReport['proposal']>;

/** Pages with a box of their own; more are chosen all or not at all. */
const MAX_PAGES = 1000;

/** Fields that choose lists of notices after five examples of each, and other pages. */
export function proposalFields({ patterns, pages }: Proposal, departments: readonly NamedCategory[], view: View): Html {
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
