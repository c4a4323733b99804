/** Messages about files to save. */
export const files = {
  attachments: { en: 'Attachments', ne: 'संलग्न फाइलहरू' },
  kilobytes: { en: '{size} KB', ne: '{size} केबी' },
  megabytes: { en: '{size} MB', ne: '{size} एमबी' },
  empty: { en: 'empty', ne: 'खाली' },
} as const;
