import type { ChangeEntry } from '#campus-api/changes/change-log.ts';
import type { Subject } from '#campus-api/changes/subjects.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';
import type { AdminMessages } from './messages.ts';

type LogView = Pick<View, 'messages' | 'language'>;

/** The action and its subjects in the language of the page. */
export function logEntry({ action, subjects, summary }: ChangeEntry, view: LogView): Html {
  const { actions, verbs } = view.messages.log;
  const detail = subjects?.length === 1 ? subjects[0]?.detail : undefined;
  const ownSentence = isVerb(detail, view.messages) ? verbs[detail] : null;
  const sentence = ownSentence ?? (isAction(action, view.messages) ? actions[action] : `${action}: {what}`);
  const [before = '', after = ''] = sentence.split('{what}');
  const what =
    subjects === null
      ? html`<span lang="en">${summary}</span>`
      : html`${subjects.map((subject, index) => html`${index > 0 && '; '}${subjectText(subject, view)}`)}`;
  return html`<strong>${before}</strong>${sentence.includes('{what}') && what}<strong>${after}</strong>`;
}

/** `सूचना ६ (परीक्षा तालिका)`, `पृष्ठ /library`, `८७ जना`, `खाता sita (प्रकाशक)`, of a login only `sita (जगेडा कोड)`. */
function subjectText({ kind, id, name = '', count, detail }: Subject, { messages, language }: LogView): Html {
  const { subjects, several, details, named } = messages.log;
  if (count !== undefined) return html`${fillIn(several[kind], { count }, language)}`;
  if (kind === 'site-document') return html`${documentLabel(name, language)}`;
  const noun = id == null ? subjects[kind] : fillIn(named, { noun: subjects[kind], number: id }, language);
  const more = isDetail(detail, messages) ? html` (${details[detail]})` : '';
  if (detail === 'recovery-code-used') return html`${name}${more}`;
  if (kind === 'enquiry' || kind === 'account') return html`${noun} ${name}${more}`;
  return html`${noun}${name !== '' && html` (<span lang="${languageOf(name)}">${name}</span>)`}`;
}

const isAction = (text: string, { log }: AdminMessages): text is keyof AdminMessages['log']['actions'] =>
  Object.hasOwn(log.actions, text);

const isVerb = (text: string | undefined, { log }: AdminMessages): text is keyof AdminMessages['log']['verbs'] =>
  text !== undefined && Object.hasOwn(log.verbs, text);

const isDetail = (text: string | undefined, { log }: AdminMessages): text is keyof AdminMessages['log']['details'] =>
  text !== undefined && Object.hasOwn(log.details, text);
