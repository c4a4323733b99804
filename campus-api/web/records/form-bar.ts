import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { AdminServices } from '../requests/services.ts';
import { sizeText } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';

/** The attributes by which the script of forms finds a form with a draft. */
export const draftForm = ({ messages }: View): Html =>
  html` data-upload data-texts="${JSON.stringify(messages.sending)}"`;

/** The bar of a form, which stays in view: when it was saved, and the buttons that publish. */
export const formBar = (buttons: Html): Html =>
  html`<div class="sticky"><p class="state" role="status"></p><p class="actions end">${buttons}</p></div>`;

/** The files of a draft that have not arrived completely; nothing without any. `isAlert`: they prevent what the clerk wanted. */
export function unfinishedPart({ uploads }: AdminServices, view: View, { id }: Draft, isAlert: boolean): Html | '' {
  const unfinished = uploads.list(id);
  if (unfinished.length === 0) return '';
  const { messages, language } = view;
  const { editing } = messages;
  const rows = unfinished.map(({ key, name, size, modified, field, received }) => {
    const sizes = { received: sizeText(received, language), size: sizeText(size, language) };
    return html`<li data-unfinished="${key}" data-name="${name}" data-size="${size}" data-modified="${modified}" data-field="${field}"><div>${name} <span class="soft">${fillIn(editing.arrived, sizes, language)}</span></div>
<button form="record" name="do" value="cancel:${key}" formnovalidate aria-label="${fillIn(editing.removeFileOf, { name }, language)}">${editing.removeFile}</button></li>`;
  });
  return html`<section id="unfinished" class="problems"${isAlert && html` role="alert"`}><h2>${editing.unfinished}</h2><p>${editing.unfinishedHint}</p><ul class="list">${rows}</ul></section>`;
}

/** The button that opens the library of stored files; `action`: that of the form for an added file, such as `pictures:FIELD`. */
export const libraryButton = ({ messages }: Pick<View, 'messages'>, action: string): Html =>
  html`<button name="do" value="library:${action}" formnovalidate>${messages.library.open}</button>`;
