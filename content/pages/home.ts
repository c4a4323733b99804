import { campus } from '../campus.ts';
import type { SitePicture } from './site-picture.ts';

/** Texts of the home page. Sample text: replace it with your campus's own; the figure of 6,852 students is the specification's. */
export const homeContent = {
  description: {
    en: `Notices, programmes, results and campus life at ${campus.name.en} in the hills of Nepal.`,
    ne: `राष्ट्रिय विश्वविद्यालयबाट सम्बन्धनप्राप्त ${campus.name.ne}का सूचना, शैक्षिक कार्यक्रम, नतिजा र गतिविधि।`,
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
      alt: { en: 'Terraced fields and villages around the campus', ne: 'क्याम्पसवरपरका गह्रा र गाउँ' },
    },
    {
      src: '/pictures/banner-3.webp',
      width: 1600,
      height: 700,
      alt: { en: 'The lit campus at dusk, with prayer flags', ne: 'साँझमा बत्ती बलेको क्याम्पस, माथि फर्फराइरहेका लुङ्ता' },
    },
  ] satisfies SitePicture[],
  history: [
    {
      en: 'The campus opened in 2017 BS with 41 students in a borrowed school building. Local farmers helped to pay the teachers, so that their children could study without leaving the hills.',
      ne: 'यो क्याम्पस वि.सं. २०१७ मा एउटा विद्यालयको भवन सापटी लिएर ४१ जना विद्यार्थीबाट सुरु भएको हो। छोराछोरीले पहाड नछाडी पढ्न पाऊन् भनेर उपत्यकाका किसानले शिक्षकको तलबमा सघाएका थिए।',
    },
    {
      en: 'The annual report for 2082/83 counts 6,852 students in bachelor’s and master’s programmes of four faculties. The library, laboratories and two hostels share one hillside, and most of our graduates work in education, health and government in the surrounding districts.',
      ne: '२०८२/८३ को वार्षिक प्रतिवेदनअनुसार यहाँ चार सङ्कायका स्नातक र स्नातकोत्तर कार्यक्रममा ६,८५२ विद्यार्थी अध्ययनरत छन्। पुस्तकालय, प्रयोगशाला र दुई छात्रावास एउटै डाँडामा छन्; हाम्रा धेरैजसो पूर्वविद्यार्थी वरपरका जिल्लामा शिक्षा, स्वास्थ्य र प्रशासनमा कार्यरत छन्।',
    },
  ],
  historyPictures: [
    {
      src: '/pictures/history-1.webp',
      width: 1200,
      height: 800,
      alt: {
        en: 'The first lessons, under a tree beside the borrowed school',
        ne: 'सापटी लिएको विद्यालयछेउ रूखमुनि चलेका पहिला कक्षा',
      },
    },
    {
      src: '/pictures/history-2.webp',
      width: 1200,
      height: 800,
      alt: { en: 'A campus building under construction', ne: 'बाँसको खट बाँधेर निर्माण हुँदै गरेको क्याम्पस भवन' },
    },
    {
      src: '/pictures/history-3.webp',
      width: 1200,
      height: 800,
      alt: { en: 'The campus today', ne: 'आजको क्याम्पस' },
    },
  ] satisfies SitePicture[],
} as const;
