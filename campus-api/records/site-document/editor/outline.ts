import { type Html, html } from '#campus-api/web/view/html.ts';
import { siteTexts } from '../messages.ts';
import type { FieldOf } from './field.ts';
import type { SiteForm } from './form-view.ts';
import { itemTitle } from './item-title.ts';
import { countOf } from './plain-text.ts';

/** Items of one list that the outline shows at most. */
const MAX_ITEMS = 60;

/** Links to the fields of a document and to the items of its lists. */
export function renderOutline({ fields }: FieldOf<'object'>, form: SiteForm): Html {
  const { view, labels, draft, pages } = form;
  const items = (name: string, max: number) => {
    const { from = 0, to = countOf(draft.fields, name, max) } = pages.get(name) ?? {};
    return Array.from({ length: Math.min(to - from, MAX_ITEMS) }, (_, offset) => {
      const path = `${name}.${from + offset}`;
      return html`<li><a href="#${path}">${itemTitle(path, form) || labels.item(name, from + offset)}</a></li>`;
    });
  };
  return html`<nav class="outline" aria-label="${siteTexts[view.language].outline}"><details><summary>${siteTexts[view.language].outline}</summary><ul>${fields.map(
    ([name, field]) =>
      html`<li><a href="#${anchorOf(name, field.kind, view.language)}">${labels.field(name)}</a>${field.kind === 'list' && html`<ol>${items(name, field.max)}</ol>`}</li>`,
  )}</ul></details></nav>`;
}

/** The id of a field, or of its first control. */
function anchorOf(name: string, kind: string, language: string): string {
  return ['text', 'texts', 'cell'].includes(kind) ? `${name}.${language}` : name;
}
