import {
  type PlanReport,
  type RemarkGroup,
  type ReportList,
  reportLists,
} from '#campus-api/imports/job/plan-report.ts';
import type { NamedCategory } from '#campus-api/records/site-document/categories.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { importTexts } from './messages.ts';
import { remarkHeading, remarkItems } from './remark-part.ts';

const PAGE_SIZE = 100;

interface Range {
  report: PlanReport;
  departments: readonly NamedCategory[];
  from: number;
  to: number;
}

/** Records of a plan. */
export function listItems(name: ReportList, { report, departments, from, to }: Range, view: View): Html {
  const { language } = view;
  const rows = report[name].slice(from, to).map(({ title, date, departments: ids, files, address }) => {
    const visible = title[language] ?? title.en ?? title.ne ?? '';
    const names = ids.map((id) => departments.find((department) => department.id === id)?.name[language] ?? '');
    const count = files > 0 ? fillIn(importTexts[language].noticeFiles, { count: files }, language) : '';
    const facts = [date && bothDays(date, view), names.join(', '), address, count].filter(Boolean).join(' · ');
    return html`<li><div><p class="name" lang="${languageOf(visible)}">${visible}</p><p class="soft">${facts}</p></div></li>`;
  });
  return html`<ul class="list">${rows}</ul>`;
}

/** A page of a whole list of the plan; null for an unknown list. */
export function listPage(
  { report, departments, id }: Pick<Range, 'report' | 'departments'> & { id: string },
  { name, page }: { name: string; page: number },
  view: View,
): { title: string; body: Html } | null {
  const { language } = view;
  const texts = importTexts[language];
  const group = report.remarks.find(({ code }) => code === name);
  const list = reportLists.find((each) => each === name) ?? null;
  if (group === undefined && list === null) return null;
  const count = list === null ? (group?.items.length ?? 0) : report[list].length;
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), last);
  const [from, to] = [(current - 1) * PAGE_SIZE, current * PAGE_SIZE];
  const items = list
    ? listItems(list, { report, departments, from, to }, view)
    : group && groupItems(group, from, to, view);
  const link = (to: number, label: string, rel: string) =>
    html`<a class="button" rel="${rel}" href="/imports/${id}/list/${name}?page=${to}">${label}</a>`;
  const paging = html`<nav class="actions" aria-label="${texts.pages}">${current > 1 && link(current - 1, texts.previous, 'prev')}<span>${fillIn(texts.page, { page: current, pages: last }, language)}</span>${current < last && link(current + 1, texts.next, 'next')}</nav>`;
  const title = list === null ? (group ? remarkHeading(group, language) : '') : texts.lists[list];
  const body = html`<p><a href="/imports/${id}">${texts.toPlan}</a></p>${items}${last > 1 && paging}`;
  return { title, body };
}

const groupItems = (group: RemarkGroup, from: number, to: number, { language }: View) =>
  remarkItems(group, group.items.slice(from, to), language);
