import type { Localized } from '../locale.ts';
import type { SitePicture } from './site-picture.ts';

export interface OfficeHours {
  days: Localized;
  hours: Localized;
}

/** Texts and facts of the contact page. Sample: replace them with your campus's own. */
export const contactContent = {
  description: {
    en: 'Address, phone number, email, office hours and directions to the campus.',
    ne: 'क्याम्पसको ठेगाना, फोन नम्बर, इमेल, कार्यालय समय र पुग्ने बाटो।',
  },
  openingHours: [
    {
      days: { en: 'Sunday to Thursday', ne: 'आइतबारदेखि बिहीबारसम्म' },
      hours: { en: '10:00 – 17:00', ne: '१०:०० – १७:००' },
    },
    { days: { en: 'Friday', ne: 'शुक्रबार' }, hours: { en: '10:00 – 15:00', ne: '१०:०० – १५:००' } },
    {
      days: { en: 'Saturday and public holidays', ne: 'शनिबार र सार्वजनिक बिदा' },
      hours: { en: 'Closed', ne: 'बन्द' },
    },
  ] satisfies OfficeHours[],
  mapPicture: {
    src: '/pictures/map.webp',
    width: 960,
    height: 540,
    alt: { en: 'Drawn map of the campus and the roads around it', ne: 'क्याम्पस र वरपरका सडकको रेखाचित्र' },
  } satisfies SitePicture,
} as const;
