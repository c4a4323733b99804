/** Messages of the organisation chart. */
export const chart = {
  description: {
    en: 'How the campus is organised, from the assembly to departments and offices, as a chart and a list.',
    ne: 'क्याम्पसको सङ्गठन संरचना: सभादेखि विभाग र शाखासम्म, चित्र र सूचीमा।',
  },
  drawing: {
    en: 'Organization chart. The same information is given below as a list.',
    ne: 'सङ्गठन संरचना। यही विवरण तल सूचीका रूपमा पनि छ।',
  },
  area: { en: 'Organization chart (scrolls in all directions)', ne: 'सङ्गठन संरचना (यताउता सारेर हेर्न मिल्ने)' },
  larger: { en: 'Zoom in', ne: 'ठूलो पार्नुहोस्' },
  smaller: { en: 'Zoom out', ne: 'सानो पार्नुहोस्' },
  whole: { en: 'Fit to screen', ne: 'पूरै संरचना' },
  list: { en: 'The chart as a list', ne: 'सूचीका रूपमा संरचना' },
} as const;
