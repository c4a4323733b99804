import type { Language } from '../text/language.ts';

/** Names in common usage, unlike the library's Nepali spellings (फाल्गुण, बिहिबार). */
type Names = Readonly<Record<Language, readonly string[]>>;

/** From Baisakh. */
export const bikramSambatMonths: Names = {
  en: 'Baisakh Jestha Asar Shrawan Bhadra Aswin Kartik Mangsir Poush Magh Falgun Chaitra'.split(' '),
  ne: 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत'.split(' '),
};

/** From January. */
export const gregorianMonths: Names = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' '),
};

/** From Sunday. A literal list, so that the bundler removes it from the service worker if unused. */
export const weekdayNames: Names = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ne: ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'],
};
