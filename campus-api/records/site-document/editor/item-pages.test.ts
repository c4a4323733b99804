import { MAX_FIELDS } from '#campus-api/web/drafts/collect-fields.ts';
import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import { publicInformationSchema } from '#content/site/public-information.ts';
import { fieldOf } from './field.ts';
import { isOnPage, itemPagesOf, rangeControl, withHiddenItems } from './item-pages.ts';

const root = fieldOf(publicInformationSchema);

/** A charter with this number of services. */
const charterOf = (count: number): Fields => ({
  charter: [String(count)],
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) =>
      ['service', 'papers', 'fee', 'time', 'officer'].flatMap((name) =>
        ['en', 'ne'].map((language) => [`charter.${index}.${name}.${language}`, [`${name} ${index}`]]),
      ),
    ).flat(),
  ),
});

test('a short list is shown as a whole', () => {
  expect(itemPagesOf(root, charterOf(40), []).size).toBe(0);
});

test('a long list is divided into pages that together have all items', () => {
  const { starts = [] } = itemPagesOf(root, charterOf(250), []).get('charter') ?? {};
  expect(starts).toHaveLength(10);
  const visible = starts.flatMap((start) => {
    const { from = 0, to = 0 } = itemPagesOf(root, charterOf(250), [`charter.${start}`]).get('charter') ?? {};
    expect((to - from) * 10).toBeLessThan(MAX_FIELDS / 4);
    return Array.from({ length: to - from }, (_, offset) => from + offset);
  });
  expect(visible).toEqual(Array.from({ length: 250 }, (_, index) => index));
});

test('the page with the requested item is shown', () => {
  const pages = itemPagesOf(root, charterOf(250), ['', 'charter.237.fee.ne', 'charter.3']);
  expect(isOnPage(pages, 'charter.237.fee.ne')).toBe(true);
  expect(isOnPage(pages, 'charter.3')).toBe(false);
  expect(isOnPage(pages, 'officers.0')).toBe(true);
});

test('items that a form did not show are taken from the draft', () => {
  const draft = charterOf(250);
  const page = itemPagesOf(root, draft, ['charter.60']).get('charter') ?? { starts: [], from: 0, to: 0 };
  const [range, visible] = rangeControl('charter', page);
  const sent: Fields = { charter: ['250'], [range]: [visible] };
  for (const [name, values] of Object.entries(draft))
    if (/^charter\.(5\d|6\d|7[0-4])\./.test(name)) sent[name] = [`${values[0]} edited`];
  const merged = withHiddenItems(root, sent, () => draft);
  expect(Object.keys(merged).sort()).toEqual(Object.keys(draft).sort());
  expect(merged['charter.60.fee.ne']).toEqual(['fee 60 edited']);
  expect(merged['charter.3.fee.ne']).toEqual(['fee 3']);
  expect(merged['charter.249.fee.ne']).toEqual(['fee 249']);
});

test('a form that showed everything is not completed', () => {
  const sent = { charter: ['1'], 'charter.0.service.en': ['Admission'] };
  expect(withHiddenItems(root, sent, () => charterOf(3))).toBe(sent);
});
