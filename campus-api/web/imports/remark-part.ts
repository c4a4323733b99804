import type { RemarkGroup } from '#campus-api/imports/job/plan-report.ts';
import { type RemarkPart, remarkExplanations } from '#campus-api/imports/plan/remark-explanations.ts';
import { remarkMessages } from '#campus-api/imports/plan/remarks.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { importTexts } from './messages.ts';

type Values = RemarkGroup['items'][number];

/** Items of a group that the plan lists; a separate page lists all. */
const MAX_VISIBLE = 5;

/** The part of the plan for a group; groups without an explanation need a look. */
export const partOf = ({ code }: RemarkGroup): RemarkPart => remarkExplanations[code]?.part ?? 'wrong';

export function remarkHeading({ code, count, items }: RemarkGroup, language: Locale): string {
  const heading = remarkExplanations[code]?.heading ?? remarkMessages[code].heading;
  return fillIn(heading[language], { ...inLanguage(items[0] ?? {}, language), count }, language);
}

/** A group of remarks with its explanation and its first items. */
export function remarkGroup(group: RemarkGroup, id: string, { language }: Pick<View, 'language'>): Html {
  const explanation = remarkExplanations[group.code]?.text[language];
  const items = remarkItems(group, group.items.slice(0, MAX_VISIBLE), language);
  const hasMore = group.items.length > MAX_VISIBLE;
  return html`<details class="panel fold"${partOf(group) === 'wrong' && html` open`}><summary>${remarkHeading(group, language)}</summary>${explanation && html`<p class="hint">${explanation}</p>`}${items}
${hasMore && html`<p><a href="/imports/${id}/list/${group.code}">${fillIn(importTexts[language].all, { count: group.count }, language)}</a></p>`}</details>`;
}

/** Items of a group: repaired texts before and after, side by side. */
export function remarkItems({ code }: RemarkGroup, items: readonly Values[], language: Locale): Html | '' {
  const texts = importTexts[language];
  if (items.some((values) => 'before' in values) && code !== 'other-address') {
    const text = (value: Values[string] | undefined) => {
      const visible = typeof value === 'object' ? value[language] : String(value ?? '');
      return html`<span lang="${languageOf(visible)}">${visible}</span>`;
    };
    return html`<ul class="list">${items.map(
      (values) => html`<li class="comparison"><p class="name">${text(values.title)}</p>
<dl><div><dt>${texts.before}</dt><dd>${text(values.before)}</dd></div><div><dt>${texts.after}</dt><dd>${text(values.after)}</dd></div></dl></li>`,
    )}</ul>`;
  }
  const lines = items
    .map((values) => fillIn(remarkMessages[code].line[language], inLanguage(values, language), language))
    .filter((line) => line !== '');
  return lines.length === 0 ? '' : html`<ul class="dots">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

const inLanguage = (values: Values, language: Locale): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  );
