import { moveButtons } from '#campus-api/web/records/move-buttons.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { chiefMessageLink } from '../staff/chief-message.ts';
import { chiefCommittee } from '../staff/staff.ts';
import { committeeTexts } from './messages.ts';
import { pageLabel } from './page-label.ts';
import { committeePages, readCommittees } from './read-committees.ts';
import { showMembers } from './show-members.ts';
import { structureType } from './structure-form.ts';

/** The committees of each page in their order, missing ones, and the lists of the structure. */
export function committeeList(recordType: RecordType, view: View, services: AdminServices): Html {
  const committees = committeeTexts[view.language];
  const existing = readCommittees(services.database);
  const missing = [...committeePages].filter(([id]) => !existing.some((record) => record.id === id));
  const pageOf = ({ id, page }: (typeof existing)[number]) => (id === chiefCommittee ? 'chief' : page);
  const pages = [...Map.groupBy(existing, pageOf)];
  return html`${chiefMessageLink(view)}
${pages.map(
  ([page, list]) =>
    html`<section><h2>${pageLabel(page, view)}</h2>${recordList(
      view,
      recordType,
      list.map(({ id, name, nameNe, seats }) => {
        const title = view.language === 'ne' ? nameNe || name : name;
        return {
          id,
          name: title,
          body: html`<p lang="${languageOf(title)}">${title}</p>`,
          facts: [showMembers(view, services, seats)],
          hasNoRemoval: committeePages.has(id),
          tools: moveButtons(view, recordType.path, list, { id, name: title }),
        };
      }),
    )}</section>`,
)}
${
  missing.length > 0 &&
  html`<section><h2>${committees.missing}</h2><p class="hint">${committees.missingHint}</p>${recordList(
    view,
    recordType,
    missing.map(([id]) => {
      const name = committeeLabel(id, view);
      return { id, name, body: html`<p>${name}</p>`, facts: [], hasNoRemoval: true };
    }),
  )}</section>`
}
<h2>${committees.structure}</h2>${structureType.list(view, services, new URLSearchParams())}`;
}

/** Page and position of a committee on the website: `शिक्षक सङ्घ पृष्ठको दोस्रो समिति`; empty for a committee without a page. */
function committeeLabel(id: number, { language }: Pick<View, 'language'>): string {
  const { pages, ordinals, onlyOfPage, ofPage } = committeeTexts[language];
  const page = committeePages.get(id);
  if (page === undefined) return '';
  const others = [...committeePages].flatMap(([other, name]) => (name === page ? [other] : []));
  const ordinal = ordinals[others.indexOf(id)] ?? '';
  return fillIn(others.length === 1 ? onlyOfPage : ofPage, { page: pages[page], ordinal }, language);
}
