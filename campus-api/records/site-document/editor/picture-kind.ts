import { DRAFT_FILE, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { FILE_INPUT } from '#campus-api/web/drafts/uploads.ts';
import { inBothLanguages } from '#campus-api/web/records/both-texts.ts';
import { libraryButton } from '#campus-api/web/records/form-bar.ts';
import { requiredMark } from '#campus-api/web/records/form-parts.ts';
import { chooserText } from '#campus-api/web/view/fields.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import { type PartialText, storedText } from './cells.ts';
import type { FieldOf } from './field.ts';
import { type FieldKind, inLanguages } from './field-kind.ts';
import type { PictureSize, SiteForm } from './form-view.ts';

export const picture: FieldKind<FieldOf<'picture'>> = {
  values(content, { path }) {
    const { src, width, height, alt } = content as { src: string; width: number; height: number; alt: PartialText };
    const size = { [`${path}.width`]: [String(width)], [`${path}.height`]: [String(height)] };
    return { [`${path}.src`]: [src], ...size, ...inLanguages(`${path}.alt`, (language) => alt[language] ?? '') };
  },
  read({ path }, { fields, pictureAddress }) {
    const value = (part: string) => firstValue(fields, `${path}.${part}`);
    if (value('src') === '') return undefined;
    const size = { width: Number(value('width')), height: Number(value('height')) };
    const alt = storedText(value('alt.en'), value('alt.ne'));
    return { src: pictureAddress(value('src')), ...size, ...(alt && { alt }) };
  },
  render({ path, name, form, control: { label, hint, isOptional } }) {
    const { view, draft } = form;
    const site = siteTexts[view.language];
    const canDelete = isOptional && firstValue(draft.fields, `${path}.src`) !== '';
    return html`<fieldset class="group" id="${path}"><legend>${label}${requiredMark(view, { isOptional })}</legend>${hint && html`<p class="hint">${hint}</p>`}${renderPicture(path, form)}${canDelete && html`<p class="tools"><button name="do" value="delete:${path}" formnovalidate aria-label="${fillIn(site.deleteOf, { label }, view.language)}">${site.delete}</button></p>`}${uploadControl(path, false, form, form.minimumSize(name))}</fieldset>`;
  },
};

/** A picture as the admin shows it: of the draft, stored, or of the sample campus. */
function previewAddress(src: string, draftUrl: string): string {
  if (src.startsWith(DRAFT_FILE)) return `${draftUrl}/files/${src.slice(DRAFT_FILE.length)}?small`;
  return src.startsWith('/files/') ? `/stored/${src.slice('/files/'.length)}` : `/site/art${src}`;
}

/** A chosen picture with its size and its description in both languages. */
export function renderPicture(path: string, form: SiteForm): Html {
  const { view, draft, parts, draftUrl } = form;
  const { picture: texts } = siteTexts[view.language];
  const value = (name: string) => firstValue(draft.fields, `${path}.${name}`);
  const problem = parts.problem(path);
  const src = value('src');
  if (src === '') return html`${problem && html`<p class="wrong">${problem}</p>`}`;
  const size = { width: Number(value('width')) || 0, height: Number(value('height')) || 0 };
  return html`${problem && html`<p class="wrong">${problem}</p>`}<div class="picture"><img class="thumb" src="${previewAddress(src, draftUrl)}" alt="" loading="lazy"><span class="soft">${fillIn(texts.size, size, view.language)}</span></div>
${['src', 'width', 'height'].map((name) => html`<input type="hidden" name="${path}.${name}" value="${value(name)}">`)}
${inBothLanguages(view, (lang, language) =>
  parts.lines({
    name: `${path}.alt.${lang}`,
    label: fillIn(view.messages.editing.inLanguage, { label: texts.description, language }, view.language),
    hint: texts.descriptionHint,
    rows: 2,
    lang,
  }),
)}`;
}

/** The input for files that become links in a text; its name has the path of the text. */
export function attachControl(path: string, { view }: SiteForm): Html {
  const { attachment } = siteTexts[view.language];
  const id = `${path}-file`;
  return html`<div class="field"><label for="${id}">${attachment.choose}</label><p class="hint" id="${id}-hint">${attachment.hint}</p><input id="${id}" type="file" name="${FILE_INPUT}${path}" multiple aria-describedby="${id}-hint"${chooserText(view, true)} data-send="attach:${path}">
<p class="actions" data-add><button name="do" value="attach:${path}" formnovalidate>${attachment.add}</button></p><p class="actions">${libraryButton(view, `attach:${path}`)}</p></div>`;
}

/** The input for new pictures of a field; its name has the path of the field. */
export function uploadControl(
  path: string,
  isMultiple: boolean,
  { view }: SiteForm,
  minimum: PictureSize | null,
): Html {
  const { picture: texts } = siteTexts[view.language];
  const id = `${path}-file`;
  return html`<div class="field"><label for="${id}">${texts.choose}</label>${minimum && html`<p class="hint" id="${id}-hint">${fillIn(texts.minimum, minimum, view.language)}</p>`}<input id="${id}" type="file" name="${FILE_INPUT}${path}" accept="image/*"${isMultiple && html` multiple`}${minimum && html` aria-describedby="${id}-hint"`}${chooserText(view, isMultiple)} data-send="pictures:${path}">
<p class="actions" data-add><button name="do" value="pictures:${path}" formnovalidate>${texts.add}</button></p><p class="actions">${libraryButton(view, `pictures:${path}`)}</p></div>`;
}
