/** Levels of programmes, from the lowest one. */
export const levelIds = ['plus-two', 'diploma', 'bachelor', 'pgd', 'master', 'mphil', 'phd'] as const;

/** Names of the levels of programmes. */
export const levelNames = {
  'plus-two': { en: '+2', ne: '+२' },
  diploma: { en: 'Diploma', ne: 'डिप्लोमा' },
  bachelor: { en: 'Bachelor’s', ne: 'स्नातक' },
  pgd: { en: 'Postgraduate diploma', ne: 'स्नातकोत्तर डिप्लोमा' },
  master: { en: 'Master’s', ne: 'स्नातकोत्तर' },
  mphil: { en: 'MPhil', ne: 'एमफिल' },
  phd: { en: 'PhD', ne: 'विद्यावारिधि' },
} as const;
