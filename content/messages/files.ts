/** Words around files to save. */
export const files = {
  attachments: { en: 'Attachments', ne: 'संलग्न फाइलहरू' },
  empty: { en: 'empty', ne: 'खाली' },
} as const;
