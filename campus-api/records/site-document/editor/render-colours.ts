import { type Html, html } from '#campus-api/web/view/html.ts';
import { contrastIssues } from '#lib/platform/colours/check-colours.ts';
import { paletteOf } from '#lib/platform/colours/palette.ts';
import { siteTexts } from '../messages.ts';
import { coloursIn } from './colour-values.ts';
import { coloursPreview, swatch, takeButton } from './colours-preview.ts';
import type { Field, FieldOf } from './field.ts';
import type { SiteForm } from './form-view.ts';

/** The address of the preview, which scripts fetch while a colour is chosen. */
export const COLOURS_PREVIEW = '/site/colours';

/** The main colours with a preview; each single colour is folded. */
export function renderColours({ fields }: FieldOf<'object'>, form: SiteForm): Html {
  const { view, parts, labels, draft, open } = form;
  const { colours: texts } = siteTexts[view.language];
  const colours = coloursIn(draft.fields);
  const palette = paletteOf(colours);
  const issues = contrastIssues(colours);
  const control = (name: string, current: string | undefined) => {
    const path = `colours.${name}`;
    const hint = labels.hint(path);
    const issue = parts.problem(path) && issues.find(({ field }) => field === name);
    const line = parts.line({ name: path, label: labels.field(path), isOptional: true, ...(hint && { hint }) });
    return html`<div class="colour">${current && swatch(current)}${line}</div>${issue && takeButton(view, issue)}`;
  };
  const group = (scheme: 'light' | 'dark', field: Field) => {
    const path = `colours.${scheme}`;
    const names = field.kind === 'object' ? field.fields.map(([name]) => name) : [];
    const current = new Map<string, string>(Object.entries(palette[scheme]));
    const isOpen = open.some((each) => each.startsWith(path));
    return html`<details class="item" id="${path}"${isOpen && html` open`}><summary>${labels.field(path)}</summary>${names.map((name) => control(`${scheme}.${name}`, current.get(name)))}</details>`;
  };
  const hint = labels.hint('colours');
  return html`<fieldset class="group" id="colours"><legend>${labels.field('colours')}</legend>${hint && html`<p class="hint">${hint}</p>`}
${control('main', palette.light['blue-ground'])}${control('accent', palette.light['crimson-ground'])}
<div data-colours="${COLOURS_PREVIEW}" data-picker="${texts.picker}" aria-live="polite">${coloursPreview(view, colours)}</div>
<p class="actions"><button name="do" value="look:colours" formnovalidate>${texts.show}</button></p>
${fields.map(([name, field]) => (name === 'light' || name === 'dark' ? group(name, field) : ''))}</fieldset>`;
}
