import { raw } from 'hono/html';
import type { Told } from '../../contact/sanitizer.ts';
import { showDropped } from '../../contact/write-contact.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

/** The introduction as the site shows it, with what it leaves out. */
export function introductionPart({ words: { introduction } }: View, { shown, dropped }: Told): Html {
  const isTooMuch = dropped.some(({ what }) => what === 'marks');
  return html`<h2>${introduction.asVisitors}</h2>
<div role="status">${isTooMuch && html`<p class="wrong">${introduction.tooMuch}</p>`}${
    dropped.length > 0 &&
    !isTooMuch &&
    html`<div class="wrong"><p>${introduction.dropped}</p><ul class="dots">${dropped.map((one) => html`<li><code>${showDropped(one)}</code></li>`)}</ul></div>`
  }</div>
<div class="introduction">${shownPart(shown) || html`<p class="soft">${introduction.none}</p>`}</div>`;
}

function shownPart(shown: Told['shown']): Html | Html[] | '' {
  if ('text' in shown) return shown.text.split('\n\n').map((text) => html`<p>${text}</p>`);
  return shown.html.trim() === '' ? '' : raw(here(shown.html));
}

/** Pictures where the office has them; pages of the site are not here. */
function here(sanitised: string): string {
  return sanitised
    .replaceAll(/(<img\b[^<>]* src="\/)files\//g, '$1stored/')
    .replaceAll(/(<a\b[^<>]*) href="[/#][^"]*"/g, '$1');
}

/** Buttons that put marks into the text `name`; they need scripts, and are hidden without. */
export function markButtons({ words: { introduction } }: View, name: string): Html {
  const marks = [
    ['h2', introduction.heading],
    ['strong', introduction.strong],
    ['ul', introduction.list],
    ['a', introduction.link],
  ] as const;
  return html`<div class="marks" role="group" aria-label="${introduction.tools}" data-marks="${name}" data-ask="${introduction.linkTo}" hidden>${marks.map(
    ([mark, label]) => html`<button type="button" data-mark="${mark}">${label}</button>`,
  )}</div>`;
}
