import { raw } from 'hono/html';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { SanitizerReport } from '#lib/platform/sanitize/sanitizer.ts';
import { introductionTexts } from './messages.ts';
import { showDropped } from './write.ts';

/** The introduction in a language as the site shows it, with the markup that it drops. */
export function introductionPart(view: View, of: Locale, { visible, removed }: SanitizerReport): Html {
  const introduction = introductionTexts[view.language];
  const { editing } = view.messages;
  const language = of === 'ne' ? editing.nepali : editing.english;
  const isTooMuch = removed.some(({ what }) => what === 'marks');
  return html`<h2>${fillIn(editing.inLanguage, { label: introduction.asVisitors, language }, view.language)}</h2>
<div role="status">${isTooMuch && html`<p class="problem">${introduction.tooMuch}</p>`}${
    removed.length > 0 &&
    !isTooMuch &&
    html`<div class="problem"><p>${introduction.dropped}</p><ul class="dots">${removed.map((item) => html`<li><code>${showDropped(item)}</code></li>`)}</ul></div>`
  }</div>
<div class="introduction">${visiblePart(visible) || html`<p class="soft">${introduction.none}</p>`}</div>`;
}

function visiblePart(visible: SanitizerReport['visible']): Html | Html[] | '' {
  if ('text' in visible) return visible.text.split('\n\n').map((text) => html`<p>${text}</p>`);
  return visible.html.trim() === '' ? '' : raw(adaptLinks(visible.html));
}

/** Points pictures to the files of the admin, and drops links to pages of the site. */
function adaptLinks(sanitised: string): string {
  return sanitised
    .replaceAll(/(<img\b[^<>]* src="\/)files\//g, '$1stored/')
    .replaceAll(/(<a\b[^<>]*) href="[/#][^"]*"/g, '$1');
}

/** Buttons that insert marks into the text `name`; hidden without scripts. */
export function markButtons({ language }: View, name: string): Html {
  const introduction = introductionTexts[language];
  const marks = [
    ['heading', introduction.heading],
    ['strong', introduction.strong],
    ['list', introduction.list],
    ['link', introduction.link],
  ] as const;
  return html`<div class="marks" role="group" aria-label="${introduction.tools}" data-marks="${name}" data-prompt="${introduction.linkTo}" hidden>${marks.map(
    ([mark, label]) => html`<button type="button" data-mark="${mark}">${label}</button>`,
  )}</div>`;
}
