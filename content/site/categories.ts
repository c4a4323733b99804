import type { Localized } from '../locale.ts';
import { type CategoryTexts, noticePages } from '../messages/notices.ts';
import { type FixedCategory, fixedCategories, isFixedCategory } from '../routes.ts';
import type { CategoryKind, NoticeCategories } from './notice-categories.ts';

/** A category of notices with its texts. `id` is null for all notices, whose address is `all`. */
export interface NoticeCategory extends CategoryTexts {
  readonly id: number | null;
  readonly address: string;
  /** How its list is shown. */
  readonly kind: CategoryKind;
}

const inBoth = (write: (name: string) => Localized, { en, ne }: Localized): Localized => ({
  en: write(en).en,
  ne: write(ne).ne,
});

/** The texts of a category that only has a name. */
function textsOf(name: Localized): CategoryTexts {
  return {
    name,
    heading: name,
    about: inBoth((of) => ({ en: `Notices of the campus: ${of}.`, ne: `क्याम्पसका सूचना: ${of}।` }), name),
    notifications: {
      one: inBoth((of) => ({ en: `New notice: ${of}`, ne: `नयाँ सूचना: ${of}` }), name),
      many: inBoth((of) => ({ en: `{count} new notices: ${of}`, ne: `{count} वटा नयाँ सूचना: ${of}` }), name),
      notify: inBoth((of) => ({ en: `Notify me about “${of}”`, ne: `“${of}” को नोटिफिकेसन पाउनुहोस्` }), name),
      stop: inBoth((of) => ({ en: `Stop notifications about “${of}”`, ne: `“${of}” को नोटिफिकेसन बन्द गर्नुहोस्` }), name),
    },
  };
}

export const allNotices: NoticeCategory = { id: null, address: 'all', kind: 'general', ...noticePages.all };

const defaults: readonly NoticeCategory[] = Object.keys(fixedCategories)
  .filter(isFixedCategory)
  .map((address: FixedCategory) => ({
    id: fixedCategories[address],
    address,
    kind: 'general',
    ...noticePages[address],
  }));

/** The categories of a campus in the order of the navigation, all notices first; those of the specification without a document. */
export function categoriesOf(document: NoticeCategories | null | undefined): readonly NoticeCategory[] {
  if (!document) return [allNotices, ...defaults];
  const own = document.categories.map(
    ({ id, address, name, heading, description, kind = 'general' }): NoticeCategory => {
      const standard = defaults.find((each) => each.address === address);
      const isStandard = standard?.name.en === name.en && standard.name.ne === name.ne;
      const texts = isStandard ? standard : textsOf(name);
      return { ...texts, id, address, kind, heading: heading ?? texts.heading, about: description ?? texts.about };
    },
  );
  return [allNotices, ...own];
}

/** The category with this address; all notices for an unknown one. */
export function categoryAt(categories: readonly NoticeCategory[], address: string): NoticeCategory {
  return categories.find((category) => category.address === address) ?? allNotices;
}

/** The path of the first page of the list of a category. */
export function categoryPath(address: string): string {
  return address === allNotices.address ? '/notice' : `/notice/${address}`;
}
