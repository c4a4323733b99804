import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import type { ImportState } from '#campus-api/imports/job/import-state.ts';
import { FILE_INPUT } from '#campus-api/web/drafts/uploads.ts';
import type { FormProblem } from '#campus-api/web/view/change-page.ts';
import { moment } from '#campus-api/web/view/days.ts';
import { chooserText, sendingForm } from '#campus-api/web/view/fields.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '#campus-api/web/view/layout.ts';
import { section } from '#campus-api/web/view/section.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { MAX_EXPORT_BYTES } from '#packages/site-import/files/index.ts';
import { importTexts } from './messages.ts';

export const MAX_EXPORT_MEGABYTES = MAX_EXPORT_BYTES / 1024 ** 2;

/** Names of the file inputs, as `receiveForm` returns them. */
export const inputs = { export: 'export', archives: 'archives' } as const;

interface StartPage {
  problems: readonly FormProblem[];
  /** The address as entered. */
  address?: string;
  last: ImportState | null;
}

/** The steps to an import, and a form for each source. */
export function startPage(view: View, session: AdminSession, { problems, address = '', last }: StartPage): Html {
  const { language, messages } = view;
  const texts = importTexts[language];
  const body = html`${problemList(messages, problems)}<section class="panel"><p>${texts.intro}</p>
<ol class="steps"><li>${texts.stepExport}</li><li><a href="/backup">${texts.stepBackup}</a></li><li>${texts.stepSend}</li></ol><p class="hint">${texts.again}</p></section>
${section({ id: 'from-file', heading: texts.fromFile }, fileForm(view, session))}
${section({ id: 'from-address', heading: texts.fromAddress }, addressForm(view, session, address))}
${section({ id: 'from-table', heading: texts.fromTable }, tableForm(view, session))}
${section({ id: 'from-albums', heading: texts.fromAlbums }, albumForm(view, session))}
${last && section({ id: 'last', heading: texts.last }, html`<p class="panel"><a href="/imports/${last.id}">${fillIn(texts.lastLink, { file: importName(last), at: moment(last.started, view) }, language)}</a> · ${texts.phases[last.phase]}</p>`)}`;
  return adminLayout(view, { title: texts.title, body, section: 'imports' });
}

/** The address or the uploaded file of an import. */
export const importName = ({ address, files, archives }: ImportState): string =>
  address || (files[0]?.name ?? archives[0]?.name ?? '');

function fileForm({ language, messages }: View, session: AdminSession): Html {
  const texts = importTexts[language];
  return html`<form method="post" action="/imports/${newId()}/upload"${sendingForm({ messages })} class="panel">${tokenField(session)}<input type="hidden" name="source" value="wordpress-export">
<div class="field"><label for="export">${texts.exportFile}</label><p class="hint" id="export-hint">${fillIn(texts.exportHint, { most: MAX_EXPORT_MEGABYTES }, language)}</p><input id="export" type="file" name="${FILE_INPUT}${inputs.export}" accept=".xml,.gz,.zip,text/xml,application/xml" aria-describedby="export-hint"${chooserText({ messages }, false)}></div>
<div class="field"><label for="archives">${texts.archives} ${messages.optional}</label><p class="hint" id="archives-hint">${texts.archivesHint}</p><input id="archives" type="file" multiple name="${FILE_INPUT}${inputs.archives}" accept=".zip,application/zip" aria-describedby="archives-hint"${chooserText({ messages }, true)}></div>
${downloadField('file', language)}
<p class="actions"><button class="main">${texts.send}</button></p></form>`;
}

function tableForm({ language, messages }: View, session: AdminSession): Html {
  const texts = importTexts[language];
  const { notices, publications } = texts.lists;
  const template = (name: string, what: string) =>
    html`<a href="/imports/${name}.csv">${fillIn(texts.template, { what }, language)}</a>`;
  return html`<form method="post" action="/imports/${newId()}/upload"${sendingForm({ messages })} class="panel">${tokenField(session)}
<p class="hint">${texts.tableHint}</p><p>${template('notices', notices)} · ${template('publications', publications)}</p>
<fieldset><legend>${texts.tableKind}</legend><div class="choices"><label class="choice"><input type="radio" name="source" value="notices-table" checked> ${notices}</label><label class="choice"><input type="radio" name="source" value="publications-table"> ${publications}</label></div></fieldset>
<div class="field"><label for="table">${texts.table}</label><input id="table" type="file" name="${FILE_INPUT}${inputs.export}" accept=".xlsx,.ods,.csv,text/csv"${chooserText({ messages }, false)}></div>
<div class="field"><label for="table-files">${texts.tableFiles} ${messages.optional}</label><input id="table-files" type="file" multiple name="${FILE_INPUT}${inputs.archives}" accept=".zip,application/zip"${chooserText({ messages }, true)}></div>
<p class="actions"><button class="main">${texts.send}</button></p></form>`;
}

function albumForm({ language, messages }: View, session: AdminSession): Html {
  const texts = importTexts[language];
  return html`<form method="post" action="/imports/${newId()}/upload"${sendingForm({ messages })} class="panel">${tokenField(session)}<input type="hidden" name="source" value="albums">
<div class="field"><label for="albums">${texts.albumFile}</label><p class="hint" id="albums-hint">${texts.albumsHint}</p><input id="albums" type="file" multiple name="${FILE_INPUT}${inputs.archives}" accept=".zip,application/zip" aria-describedby="albums-hint"${chooserText({ messages }, true)}></div>
<p class="actions"><button class="main">${texts.send}</button></p></form>`;
}

function addressForm({ language }: View, session: AdminSession, address: string): Html {
  const texts = importTexts[language];
  return html`<form method="post" action="/imports/${newId()}/address" class="panel">${tokenField(session)}
<div class="field"><label for="address">${texts.address}</label><p class="hint" id="address-hint">${texts.addressHint}</p><input id="address" name="address" value="${address}" inputmode="url" autocomplete="url" placeholder="https://" aria-describedby="address-hint"></div>
<fieldset><legend>${texts.siteKind}</legend><div class="choices"><label class="choice"><input type="radio" name="source" value="wordpress-address" checked> WordPress</label><label class="choice"><input type="radio" name="source" value="crawl" aria-describedby="crawl-hint"> ${texts.otherSite}</label></div><p class="hint" id="crawl-hint">${texts.crawlHint}</p></fieldset>
${downloadField('address', language)}
<p class="actions"><button class="main">${texts.read}</button></p></form>`;
}

function downloadField(form: string, language: Locale): Html {
  const texts = importTexts[language];
  return html`<p><label class="choice"><input type="checkbox" name="download" value="yes" checked aria-describedby="download-${form}"> ${texts.download}</label></p><p class="hint" id="download-${form}">${texts.downloadHint}</p>`;
}
