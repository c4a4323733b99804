/** Words around the organisation chart. */
export const chart = {
  drawing: { en: 'Organization chart. The same stands below as a list.', ne: 'सङ्गठन तालिका। यही विवरण तल सूचीमा छ।' },
  area: { en: 'Organization chart, to be moved about', ne: 'सङ्गठन तालिका, सार्न मिल्ने' },
  larger: { en: 'Larger', ne: 'ठूलो' },
  smaller: { en: 'Smaller', ne: 'सानो' },
  whole: { en: 'Whole chart', ne: 'पूरै तालिका' },
  list: { en: 'The chart as a list', ne: 'तालिका सूचीमा' },
} as const;
