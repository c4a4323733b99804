import { type Html, html } from '#campus-api/web/view/html.ts';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { CampusColours } from '#content/site/colours.ts';
import { type ContrastIssue, contrastIssues } from '#lib/platform/colours/check-colours.ts';
import { paletteOf, type Scheme } from '#lib/platform/colours/palette.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { contrastIssueOf } from '../check-colours.ts';
import { siteTexts } from '../messages.ts';
import { siteLabels } from './labels.ts';

/** Problems of the colours with buttons that solve them, and parts of a page in both schemes. */
export function coloursPreview(view: View, colours: CampusColours): Html {
  const { language } = view;
  const { light, dark } = paletteOf(colours);
  const { colours: texts } = siteTexts[language];
  return html`${contrastIssues(colours).map((issue) => html`<div class="legacy"><p><a href="#colours.${issue.field}">${contrastText(view, issue)}</a></p>${takeButton(view, issue)}</div>`)}
<div class="schemes">${schemePreview(view, light, texts.light)}${schemePreview(view, dark, texts.dark)}</div>`;
}

const contrastText = (view: View, issue: ContrastIssue) =>
  issueText(contrastIssueOf(issue, ''), siteLabels(view, 'identity').field(`colours.${issue.field}`), view.language);

/** A button that takes over the nearest colour with enough contrast. */
export function takeButton({ language }: View, { field, nearest }: ContrastIssue): Html | '' {
  if (nearest === null) return '';
  const text = fillIn(siteTexts[language].colours.take, { colour: nearest }, language);
  return html`<p class="take">${swatch(nearest)}<button name="do" value="colour:colours.${field}/${nearest}" formnovalidate>${text}</button></p>`;
}

export const swatch = (colour: string): Html =>
  html`<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${colour}"/></svg>`;

/** Header, card, link, button, urgent mark and footer. The attributes of SVG need no inline style. */
function schemePreview({ language }: View, colours: Scheme, name: string): Html {
  const { sample } = siteTexts[language].colours;
  const text = (x: number, y: number, fill: string, words: string, size = 13) =>
    html`<text x="${x}" y="${y}" fill="${fill}" font-size="${size}">${words}</text>`;
  const box = (x: number, y: number, width: number, height: number, fill: string, line = fill) =>
    html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${x === 0 ? 0 : 4}" fill="${fill}" stroke="${line}"/>`;
  return html`<figure><figcaption>${name}</figcaption><svg viewBox="0 0 300 226" aria-hidden="true">
${box(0, 0, 300, 226, colours.ground)}${box(0, 0, 300, 40, colours.surface)}${text(12, 26, colours.blue, sample.campus, 17)}
${box(0, 40, 300, 30, colours['blue-ground'])}${text(12, 60, colours['on-blue'], sample.menu)}${text(100, 60, colours['on-blue'], sample.current)}
<rect x="98" y="66" width="60" height="3" fill="${colours['active-on-blue']}"/>
${box(12, 82, 276, 58, colours.surface, colours.line)}${text(22, 104, colours.ink, sample.card, 14)}${text(22, 126, colours['ink-soft'], sample.date, 12)}
${box(180, 92, 98, 24, colours['crimson-ground'])}${text(188, 109, colours['on-blue'], sample.urgent, 12)}
${text(12, 172, colours.blue, sample.link)}<line x1="12" x2="84" y1="176" y2="176" stroke="${colours.blue}"/>
${box(110, 154, 84, 28, colours['blue-ground'])}${text(120, 173, colours['on-blue'], sample.button)}
${box(204, 154, 84, 28, colours['crimson-wash'])}${text(210, 173, colours.crimson, sample.urgent, 12)}
${box(0, 194, 300, 32, colours['blue-ground-deep'])}${text(12, 214, colours['on-blue-soft'], sample.footer, 12)}
</svg></figure>`;
}
