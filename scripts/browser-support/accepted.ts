/** A feature that supported browsers may lack, by its path in MDN's data; includes its subfeatures. */
export interface Accepted {
  feature: string;
  /** The only file with the feature. */
  file?: string;
  because: string;
}

/** Styles that unfold parts of a page in print. */
const printedFolds = [
  'components/notices/list/notice-table.module.css',
  'components/people/people-list.module.css',
  'components/people/person-card.module.css',
];

export const accepted: readonly Accepted[] = [
  { feature: 'css.at-rules.media.range_syntax', because: 'the build writes min-width and max-width' },
  { feature: 'css.at-rules.view-transition', because: 'one page follows the other at once' },
  { feature: 'css.selectors.view-transition-group', because: 'one page follows the other at once' },
  { feature: 'css.properties.cursor', because: 'phones have no pointer' },
  {
    feature: 'css.properties.scrollbar-width',
    because: 'the bar is broader; ::-webkit-scrollbar hides it where needed',
  },
  { feature: 'css.selectors.-webkit-scrollbar', because: 'Firefox knows scrollbar-width' },
  { feature: 'css.properties.scrollbar-color', because: 'the bar has the colours of the system' },
  { feature: 'css.properties.text-size-adjust', because: 'phones know it by its -webkit- name' },
  { feature: 'css.properties.text-wrap', because: 'the lines of a title differ in length' },
  { feature: 'css.properties.justify-content.safe', because: 'the row begins at its start' },
  { feature: 'css.properties.forced-color-adjust', because: 'Safari has no forced colours' },
  ...printedFolds.flatMap((file) => [
    { feature: 'css.selectors.details-content', file, because: 'on paper a folded part stays so' },
    { feature: 'css.properties.content-visibility', file, because: 'on paper a folded part stays so' },
  ]),
  { feature: 'css.selectors.selection', because: 'selected text has the colours of the system' },
  {
    feature: 'css.selectors.has',
    file: 'components/layout/navigation.module.css',
    because: 'the group of the page that is read has the ground of the others',
  },
  {
    feature: 'api.Animation.cancel',
    file: 'components/page-script/hold-actions.ts',
    because: 'what Element.animate made could always be cancelled; the data counts from the whole interface',
  },
  { feature: 'html.elements.details.name', because: 'startMenu closes the other groups' },
  { feature: 'html.elements.img.fetchpriority', because: 'pictures come in the order of the page' },
  { feature: 'api.HTMLImageElement.fetchPriority', because: 'pictures come in the order of the page' },
  { feature: 'html.global_attributes.autocapitalize', because: 'desktop computers have no on-screen keyboard' },
];
