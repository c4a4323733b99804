import type { SitePicture } from './site-picture';

/** The home page's own words. Sample text: replace it with your campus's own; the figure of 6,852 students is the specification's. */
export const home = {
  description: {
    en: 'Notices, programmes, results and life of a campus in the hills of Nepal, affiliated to the national university.',
    ne: 'राष्ट्रिय विश्वविद्यालयबाट सम्बन्धनप्राप्त, नेपालको पहाडी क्याम्पसका सूचना, कार्यक्रम, नतिजा र गतिविधि।',
  },
  banner: [
    {
      src: '/pictures/banner-1.webp',
      width: 1600,
      height: 700,
      alt: {
        en: 'The campus building at dawn under snow-covered mountains',
        ne: 'हिमालमुनि बिहानीको उज्यालोमा क्याम्पस भवन',
      },
    },
    {
      src: '/pictures/banner-2.webp',
      width: 1600,
      height: 700,
      alt: { en: 'Terraced fields and villages around the campus', ne: 'क्याम्पस वरपरका गह्रा र गाउँहरू' },
    },
    {
      src: '/pictures/banner-3.webp',
      width: 1600,
      height: 700,
      alt: { en: 'The lit campus at dusk, with prayer flags', ne: 'लुङ्ता फर्फराइरहेको साँझमा उज्यालो क्याम्पस' },
    },
  ] satisfies SitePicture[],
  tagline: {
    en: 'Knowledge for the hills, open to the world',
    ne: 'पहाडका लागि ज्ञान, संसारतर्फ खुला',
  },
  history: [
    {
      en: 'The campus opened in 2017 BS with 41 students in a borrowed school building. Teachers were paid in part by the farmers of the valley, who wanted their children to study without leaving the hills.',
      ne: 'यो क्याम्पस वि.सं. २०१७ मा सापटी लिएको विद्यालय भवनमा ४१ जना विद्यार्थीबाट सुरु भयो। सन्तानले पहाड नछाडी पढ्न पाऊन् भनेर उपत्यकाका किसानहरूले शिक्षकको तलबमा साथ दिए।',
    },
    {
      en: 'Today 6852 students read here in bachelor and master programmes of four faculties. The library, the laboratories and two hostels stand on the same hillside, and most of our graduates teach, heal or govern in the districts around us.',
      ne: 'आज यहाँ चार सङ्कायका स्नातक र स्नातकोत्तर कार्यक्रममा ६८५२ विद्यार्थी अध्ययन गर्छन्। पुस्तकालय, प्रयोगशाला र दुई छात्रावास उही डाँडामा छन्, र हाम्रा धेरै उत्पादनहरू वरपरका जिल्लामा शिक्षण, उपचार र प्रशासनमा छन्।',
    },
  ],
  historyPictures: [
    {
      src: '/pictures/history-1.webp',
      width: 1200,
      height: 800,
      alt: {
        en: 'The first lessons, under a tree beside the borrowed school',
        ne: 'सापटी लिएको विद्यालय छेउ रूखमुनिका पहिला कक्षाहरू',
      },
    },
    {
      src: '/pictures/history-2.webp',
      width: 1200,
      height: 800,
      alt: { en: 'A campus building going up in scaffolding', ne: 'बाँसका खटमाथि निर्माण हुँदै गरेको क्याम्पस भवन' },
    },
    {
      src: '/pictures/history-3.webp',
      width: 1200,
      height: 800,
      alt: { en: 'The campus today', ne: 'आजको क्याम्पस' },
    },
  ] satisfies SitePicture[],
} as const;
