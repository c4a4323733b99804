import type { Localized } from '../../locale.ts';

/** Nepal and its provinces. */
export const regionNames: readonly Localized[] = [
  { en: 'Nepal', ne: 'नेपाल' },
  { en: 'Koshi Province', ne: 'कोशी प्रदेश' },
  { en: 'Madhesh Province', ne: 'मधेश प्रदेश' },
  { en: 'Bagmati Province', ne: 'बागमती प्रदेश' },
  { en: 'Gandaki Province', ne: 'गण्डकी प्रदेश' },
  { en: 'Lumbini Province', ne: 'लुम्बिनी प्रदेश' },
  { en: 'Karnali Province', ne: 'कर्णाली प्रदेश' },
  { en: 'Sudurpashchim Province', ne: 'सुदूरपश्चिम प्रदेश' },
];
