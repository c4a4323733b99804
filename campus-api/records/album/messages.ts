import { messagesByLanguage } from '#content/localize.ts';

export const albumTexts = messagesByLanguage({
  title: { en: 'Albums', ne: 'फोटो एल्बम' },
  newOne: { en: 'Make an album', ne: 'नयाँ एल्बम बनाउनुहोस्' },
  editOne: { en: 'Edit the album', ne: 'एल्बम सच्याउनुहोस्' },
  picture: { en: 'New pictures', ne: 'नयाँ तस्बिर' },
  pictureHint: { en: 'Choose many at once, up to 200. They are rotated upright and resized, and camera data such as the location is removed.', ne: 'एकैपटक धेरै छान्न सकिन्छ, बढीमा २००। तस्बिर आफैँ सीधा र सानो हुन्छ, र क्यामेराले टिपेको स्थानजस्ता विवरण हट्छन्।' },
  there: { en: 'Pictures of the album', ne: 'एल्बमका तस्बिर' },
  pictureOf: { en: 'Picture {number} of {count}', ne: '{count} मध्ये तस्बिर {number}' },
  earlier: { en: 'Earlier', ne: 'अगाडि सार्नुहोस्' },
  earlierOf: { en: 'Earlier: picture {number}', ne: 'तस्बिर {number} अगाडि सार्नुहोस्' },
  takeOut: { en: 'Take out', ne: 'निकाल्नुहोस्' },
  takeOutOf: { en: 'Remove picture {number}', ne: 'तस्बिर {number} निकाल्नुहोस्' },
  count: { en: '{count} pictures', ne: '{count} वटा तस्बिर' },
} as const);
