/** Labels of the buttons of sliders, the notice strip and viewers (WAI-ARIA carousel pattern). */
export const controls = {
  previous: { en: 'Previous', ne: 'अघिल्लो' },
  next: { en: 'Next', ne: 'अर्को' },
  pause: { en: 'Pause', ne: 'रोक्नुहोस्' },
  play: { en: 'Play', ne: 'चलाउनुहोस्' },
  carousel: { en: 'carousel', ne: 'स्लाइडर' },
  pictures: { en: 'Pictures', ne: 'तस्बिरहरू' },
  slides: { en: 'Slides', ne: 'स्लाइडहरू' },
  slide: { en: 'slide', ne: 'स्लाइड' },
  position: {
    en: '{position} of {count}',
    ne: '{count} मध्ये {position}',
  },
} as const;
