import { type Html, html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import type { SiteForm } from './form-view.ts';
import { type ItemPages, rangeControl } from './item-pages.ts';
import { itemTitle } from './item-title.ts';

/** Buttons that show the other pages of a long list, with the first item of each. */
export function renderPages(pages: ItemPages, path: string, count: number, form: SiteForm): Html {
  const site = siteTexts[form.view.language];
  const [range, visible] = rangeControl(path, pages);
  const buttons = pages.starts.map((start, index) => {
    const last = pages.starts[index + 1] ?? count;
    const numbers = fillIn(site.itemRange, { first: start + 1, last }, form.view.language);
    const title = itemTitle(`${path}.${start}`, form);
    const isCurrent = start === pages.from;
    return html`<li><button name="do" value="show:${path}.${start}" formnovalidate${isCurrent && html` aria-current="true"`}>${numbers}${title !== '' && html` <span class="soft">${title}</span>`}</button></li>`;
  });
  return html`<input type="hidden" name="${range}" value="${visible}"><p class="hint">${fillIn(site.pagesHint, { count }, form.view.language)}</p><ol class="pages">${buttons}</ol>`;
}
