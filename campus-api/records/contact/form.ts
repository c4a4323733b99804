import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import {
  bothFields,
  bothLabels,
  bothNames,
  bothTexts,
  bothValues,
  languagesHint,
} from '#campus-api/web/records/both-texts.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { assets } from '#campus-api/web/view/assets.ts';
import { html } from '#campus-api/web/view/html.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { introductionHtml, typedIntroduction } from './introduction.ts';
import { introductionPart, markButtons } from './introduction-part.ts';
import { contactLabels, introductionTexts } from './messages.ts';
import { sanitiseIntroduction } from './sanitise-introduction.ts';
import { createContactStore } from './store.ts';
import { contactFields, contactTexts, editContact, isContactText } from './write.ts';

const textLabels = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(contactTexts.map((name) => [name, labels[name] ?? '']));

/** Name, address and introduction of the campus: one record. */
export const contactType: RecordType = {
  name: 'contact',
  path: '/contact',
  section: 'contact',
  sitePage: () => '/contact',
  isFixed: true,
  headings: (language) => {
    const { pageTitle: title, editOne } = contactLabels[language];
    return { newOne: editOne, editOne, title };
  },
  labels: (language) => ({ ...contactLabels[language], ...bothLabels(language, textLabels(contactLabels[language])) }),
  fields: [...contactFields, ...contactTexts.map((name) => `${name}Ne`)],

  load({ database }, id) {
    const record = id === 1 ? createContactStore(database).withId(1) : null;
    if (record === null) return null;
    const texts = contactTexts.map((name) => {
      const show = (text: string) => (name === 'campusIntroduction' ? typedIntroduction(text) : text);
      return [name, { text: show(record[name]), nepali: show(record.nepali?.[name] ?? '') }] as const;
    });
    return {
      files: [],
      fields: {
        ...Object.fromEntries(contactFields.map((name) => [name, [record[name]]])),
        ...bothFields(Object.fromEntries(texts)),
      },
    };
  },

  form(parts, { view }) {
    const labels = contactLabels[view.language];
    const introduction = introductionTexts[view.language];
    return html`${languagesHint(view)}${contactFields.map((name) => {
      const isOptional = name !== 'title';
      if (name === 'campusIntroduction') {
        const control = { name, label: labels[name], hint: introduction.hint, isOptional };
        return html`${bothTexts(view, control, (each) => parts.lines({ ...each, rows: 14, tools: markButtons(view, each.name) }))}
${bothNames([name]).map((each) => html`<section class="preview" data-live="/contact/introduction" data-of="${each}" hidden></section>`)}<script type="module" src="${assets.introductionScript}"></script>`;
      }
      if (isContactText(name)) return bothTexts(view, { name, label: labels[name], isOptional }, parts.line);
      const type = name === 'email' ? 'email' : name.endsWith('Link') ? 'url' : 'text';
      return parts.line({ name, label: labels[name], type, isOptional });
    })}`;
  },

  read({ draft: { fields } }) {
    const form = {
      ...Object.fromEntries(contactFields.map((name) => [name, firstValue(fields, name)])),
      ...bothValues(fields, contactTexts),
    };
    return { days: {}, problems: [], write: (campus, _, revision) => editContact(campus, form, revision) };
  },

  async preview({ view, draft: { fields } }) {
    const labels = contactLabels[view.language];
    const valuesOf = (name: (typeof contactFields)[number]) =>
      (isContactText(name) ? bothNames([name]) : [name]).map((each) => firstValue(fields, each).trim()).filter(Boolean);
    const facts = contactFields.filter(
      (name) => name !== 'title' && name !== 'campusIntroduction' && valuesOf(name).length > 0,
    );
    const [english = '', nepali = ''] = bothNames(['campusIntroduction']).map((name) =>
      firstValue(fields, name).trim(),
    );
    const typed = [['en', english] as const, ['ne', nepali] as const].filter(
      ([language, text]) => text !== '' || (english + nepali === '' && language === view.language),
    );
    const introductions = typed.map(async ([language, text]) =>
      introductionPart(view, language, await sanitiseIntroduction(introductionHtml(text))),
    );
    return html`<h2>${valuesOf('title').join(' | ')}</h2>
<dl>${facts.map((name) => html`<div><dt>${labels[name]}</dt><dd>${valuesOf(name).join(' | ')}</dd></div>`)}</dl>
${await Promise.all(introductions)}`;
  },

  listing: {
    page(view, { database }) {
      const stored = createContactStore(database).withId(1);
      const record = stored && inLanguage(stored, view.language);
      const place = [record?.address, record?.city].filter(Boolean).join(', ');
      const facts = record ? [record.phone, record.email, place] : [];
      return { rows: [{ id: 1, name: record?.title || contactLabels[view.language].pageTitle, facts }], total: 1 };
    },
  },
};
