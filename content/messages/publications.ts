/** Words of the publications page. */
export const publications = {
  editors: { en: 'Editors', ne: 'सम्पादक' },
  publisher: { en: 'Publisher', ne: 'प्रकाशक' },
  published: { en: 'Published', ne: 'प्रकाशन मिति' },
} as const;
