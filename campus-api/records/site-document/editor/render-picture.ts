import { DRAFT_FILE, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { FILE_INPUT } from '#campus-api/web/drafts/uploads.ts';
import { inBothLanguages } from '#campus-api/web/records/both-texts.ts';
import { libraryButton } from '#campus-api/web/records/form-bar.ts';
import { chooserText } from '#campus-api/web/view/fields.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import type { PictureSize, SiteForm } from './form-view.ts';

/** A picture as the admin shows it: of the draft, stored, or of the sample campus. */
function previewAddress(src: string, draftUrl: string): string {
  if (src.startsWith(DRAFT_FILE)) return `${draftUrl}/files/${src.slice(DRAFT_FILE.length)}?small`;
  return src.startsWith('/files/') ? `/stored/${src.slice('/files/'.length)}` : `/site/art${src}`;
}

/** A chosen picture with its size and its description in both languages. */
export function renderPicture(path: string, form: SiteForm): Html {
  const { view, draft, parts, draftUrl } = form;
  const { picture } = siteTexts[view.language];
  const value = (name: string) => firstValue(draft.fields, `${path}.${name}`);
  const problem = parts.problem(path);
  const src = value('src');
  if (src === '') return html`${problem && html`<p class="wrong">${problem}</p>`}`;
  const size = { width: Number(value('width')) || 0, height: Number(value('height')) || 0 };
  return html`${problem && html`<p class="wrong">${problem}</p>`}<div class="picture"><img class="thumb" src="${previewAddress(src, draftUrl)}" alt="" loading="lazy"><span class="soft">${fillIn(picture.size, size, view.language)}</span></div>
${['src', 'width', 'height'].map((name) => html`<input type="hidden" name="${path}.${name}" value="${value(name)}">`)}
${inBothLanguages(view, (lang, language) =>
  parts.lines({
    name: `${path}.alt.${lang}`,
    label: fillIn(view.messages.editing.inLanguage, { label: picture.description, language }, view.language),
    hint: picture.descriptionHint,
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
  const { picture } = siteTexts[view.language];
  const id = `${path}-file`;
  return html`<div class="field"><label for="${id}">${picture.choose}</label>${minimum && html`<p class="hint" id="${id}-hint">${fillIn(picture.minimum, minimum, view.language)}</p>`}<input id="${id}" type="file" name="${FILE_INPUT}${path}" accept="image/*"${isMultiple && html` multiple`}${minimum && html` aria-describedby="${id}-hint"`}${chooserText(view, isMultiple)} data-send="pictures:${path}">
<p class="actions" data-add><button name="do" value="pictures:${path}" formnovalidate>${picture.add}</button></p><p class="actions">${libraryButton(view, `pictures:${path}`)}</p></div>`;
}
