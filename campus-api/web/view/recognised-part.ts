import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { FileTexts } from '#campus-api/database/values.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { toPlainText } from '#packages/document-reader/plain-text.ts';
import type { DocumentText, PageContent } from '#packages/document-reader/types.ts';
import { type Html, html } from './html.ts';
import { tokenField, type View } from './layout.ts';
import type { Reading } from './readings.ts';

/** A form that stores the corrected text of a page; `action`: its address. */
export interface TextForm {
  readonly session: AdminSession;
  readonly action: string;
}

interface CorrectedFile {
  readonly key: string;
  readonly texts: FileTexts;
}

/** The texts of pages that were read from their pictures, each to be corrected. */
export function recognisedPart(file: CorrectedFile, { pages }: DocumentText, view: View, form: TextForm | null): Html {
  return html`${pages.map((page, index) => {
    const isReady = page.recognition !== undefined && page.recognition.state !== 'waiting';
    const isCorrected = file.texts[index + 1] !== undefined;
    return (isReady || isCorrected) && pagePart(file, page, index + 1, view, form);
  })}`;
}

/** The text as recognised, also where it is too uncertain to be shown. */
export function recognisedText({ blocks, recognition }: PageContent): string {
  return recognition?.state === 'read' && !recognition.isShown ? recognition.words : toPlainText(blocks);
}

const tidy = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** The text as entered; empty where it is the recognised one, which needs no correction. */
export function correctedText({ result }: Reading, page: number, entered: string): string {
  const recognised = result && 'value' in result ? result.value.pages[page - 1] : undefined;
  return recognised && tidy(recognisedText(recognised)) === tidy(entered) ? '' : tidy(entered);
}

function pagePart(
  { key, texts }: CorrectedFile,
  page: PageContent,
  number: number,
  view: View,
  form: TextForm | null,
): Html {
  const { documents } = view.messages;
  const { recognition } = page;
  const corrected = texts[number];
  const text = corrected ?? recognisedText(page);
  const isShown = corrected !== undefined || (recognition?.state === 'read' && recognition.isShown);
  const confidence = recognition?.state === 'read' ? recognition.confidence : 0;
  const id = `text-${key}-${number}`;
  const state =
    corrected !== undefined
      ? documents.corrected
      : fillIn(isShown ? documents.recognised : documents.poor, { confidence }, view.language);
  const heading = html`<h4>${fillIn(documents.page, { page: number }, view.language)}</h4>
<p${!isShown && html` class="problem"`}>${state}</p>`;
  if (!form) return html`${heading}${isShown && html`<blockquote><p class="lines">${text}</p></blockquote>`}`;
  return html`${heading}
<form method="post" action="${form.action}" id="${id}-form">${tokenField(form.session)}<input type="hidden" name="file" value="${key}"><input type="hidden" name="page" value="${number}">
<div class="field"><label for="${id}">${documents.correct}</label><p class="hint" id="${id}-hint">${documents.correctHint}</p>
<textarea id="${id}" name="text" rows="8" lang="ne" aria-describedby="${id}-hint">
${text}</textarea></div>
<p><button>${documents.saveText}</button></p></form>`;
}
