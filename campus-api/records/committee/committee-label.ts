import type { View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { committeeTexts } from './messages.ts';
import { committeePages } from './read-committees.ts';

/** Page and position of a committee on the website: `शिक्षक सङ्घ पृष्ठको दोस्रो समिति`; empty for a committee without a page. */
export function committeeLabel(id: number, { language }: Pick<View, 'language'>): string {
  const { pages, ordinals, onlyOfPage, ofPage } = committeeTexts[language];
  const page = committeePages.get(id);
  if (page === undefined) return '';
  const others = [...committeePages].flatMap(([other, name]) => (name === page ? [other] : []));
  const ordinal = ordinals[others.indexOf(id)] ?? '';
  return fillIn(others.length === 1 ? onlyOfPage : ofPage, { page: pages[page], ordinal }, language);
}
