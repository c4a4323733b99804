import { type Listing, pageOf } from '#campus-api/web/records/listing.ts';
import { moveButtons } from '#campus-api/web/records/move-buttons.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import { html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { locales } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { chiefMessageLink } from '../staff/chief-message.ts';
import { chiefCommittee } from '../staff/staff.ts';
import { membersText } from './members-text.ts';
import { committeeTexts } from './messages.ts';
import { pageLabel } from './page-label.ts';
import { committeePages, readCommittees, type SeatedCommittee } from './read-committees.ts';
import { structureRows, structureType } from './structure-form.ts';

const path = '/committees';

/** The committees of each page in their order; below them missing ones, and the lists of the structure. */
export const committeeListing: Listing = {
  head: chiefMessageLink,
  page(view, services, query) {
    const committees = readCommittees(services.database);
    const pageOfCommittee = ({ id, page }: SeatedCommittee) => (id === chiefCommittee ? 'chief' : page);
    const groups = [...Map.groupBy(committees, pageOfCommittee)];
    const grouped = groups.flatMap(([page, group]) => group.map((committee) => ({ page, group, committee })));
    const members = membersText(view, services);
    const inEachLanguage = locales.map((language) => membersText({ ...view, language }, services));
    const textOf = ({ committee: { name, nepali, seats } }: (typeof grouped)[number]) =>
      [name, nepali.name ?? '', ...inEachLanguage.map((text) => text(seats))].join(' ');
    return pageOf(query, grouped, textOf, ({ page, group, committee }) => {
      const { id, name, seats } = inLanguage(committee, view.language);
      return {
        id,
        name,
        group: pageLabel(page, view),
        facts: [members(seats)],
        hasNoRemoval: committeePages.has(id),
        tools: moveButtons(view, path, group, { id, name }),
      };
    });
  },
  foot(view, services) {
    const { missing, missingHint, structure } = committeeTexts[view.language];
    const existing = new Set(readCommittees(services.database).map(({ id }) => id));
    const ids = [...committeePages.keys()].filter((id) => !existing.has(id));
    const rows = ids.map((id) => ({ id, name: committeeLabel(id, view), facts: [] }));
    return html`${rows.length > 0 && html`<section><h2>${missing}</h2><p class="hint">${missingHint}</p>${recordList(view, { path }, rows, { isShort: true })}</section>`}
<h2>${structure}</h2>${recordList(view, structureType, structureRows(view, services))}`;
  },
};

/** Page and position of a committee on the website: `शिक्षक सङ्घ पृष्ठको दोस्रो समिति`; empty for a committee without a page. */
function committeeLabel(id: number, { language }: Pick<View, 'language'>): string {
  const { pages, ordinals, onlyOfPage, ofPage } = committeeTexts[language];
  const page = committeePages.get(id);
  if (page === undefined) return '';
  const others = [...committeePages].flatMap(([other, name]) => (name === page ? [other] : []));
  const ordinal = ordinals[others.indexOf(id)] ?? '';
  return fillIn(others.length === 1 ? onlyOfPage : ofPage, { page: pages[page], ordinal }, language);
}
