/** Cache tags of the readers, for `revalidateTag(tag, 'max')`. */
export const tags = {
  contact: 'contact',
  notices: 'notices',
  flashNotices: 'flash-notices',
  staff: 'staff',
  gallery: 'gallery',
  publications: 'publications',
} as const;
