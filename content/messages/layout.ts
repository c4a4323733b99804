import type { Localized } from '../locale.ts';
import { type DefaultLink, footerLinks, menu, siteLinks } from '../menu.ts';
import { events } from './calendar.ts';
import { departments } from './campus.ts';
import { deadlines, noticePages } from './notices.ts';
import { offline } from './offline.ts';

/** Labels of the buttons of sliders, the notice strip and viewers (WAI-ARIA carousel pattern). */
export const controls = {
  previous: { en: 'Previous', ne: 'अघिल्लो' },
  next: { en: 'Next', ne: 'अर्को' },
  pause: { en: 'Pause', ne: 'रोक्नुहोस्' },
  play: { en: 'Play', ne: 'चलाउनुहोस्' },
  carousel: { en: 'carousel', ne: 'स्लाइडर' },
  pictures: { en: 'Pictures', ne: 'तस्बिरहरू' },
  slides: { en: 'Slides', ne: 'स्लाइडहरू' },
  slide: { en: 'slide', ne: 'स्लाइड' },
  position: { en: '{position} of {count}', ne: '{count} मध्ये {position}' },
} as const;

/** Messages of the home page. */
export const home = {
  title: { en: 'Home', ne: 'गृहपृष्ठ' },
  /** Shown until the campus has a description. */
  description: { en: 'Notices and information of {name}.', ne: '{name}का सूचना र जानकारी।' },
  banner: { en: 'Pictures of the campus', ne: 'क्याम्पसका तस्बिरहरू' },
  /** The tiles below the banner, and their facts. */
  tasks: {
    label: { en: 'Often needed', ne: 'धेरै खोजिने' },
    exam: { en: 'Exam', ne: 'परीक्षा' },
    newest: { en: 'newest', ne: 'पछिल्लो' },
    admission: { en: 'Admission', ne: 'भर्ना' },
    until: { en: 'to {date}', ne: '{date}सम्म' },
    result: { en: 'Result', ne: 'नतिजा' },
    number: { en: 'find yours', ne: 'मेरो नम्बर' },
    forms: { en: 'Forms', ne: 'फाराम' },
    downloads: { en: '{count} downloads', ne: '{count} वटा' },
    programmes: { en: 'Programmes', ne: 'कार्यक्रम' },
    fees: { en: 'fees, seats', ne: 'शुल्क र सिट' },
    contact: { en: 'Contact', ne: 'सम्पर्क' },
  },
  audiences: { en: 'Information for', ne: 'कसका लागि' },
  latest: { en: 'Latest notices', ne: 'ताजा सूचनाहरू' },
  notices: { en: 'Notices', ne: 'सूचनाहरू' },
  allNotices: { en: 'All notices', ne: 'सबै सूचनाहरू' },
  chief: { en: 'Message from Campus Chief', ne: 'क्याम्पस प्रमुखको सन्देश' },
  readMore: { en: 'Read More', ne: 'पूरा पढ्नुहोस्' },
  history: { en: 'Our history', ne: 'हाम्रो इतिहास' },
  historyPictures: { en: 'Pictures from our history', ne: 'हाम्रो इतिहासका तस्बिरहरू' },
  recentEvents: { en: 'Recent Events', ne: 'हालैका गतिविधि' },
  gallery: { en: 'Go to the gallery', ne: 'ग्यालरीमा जानुहोस्' },
  publications: { en: 'Publications', ne: 'प्रकाशनहरू' },
  allPublications: { en: 'All publications', ne: 'सबै प्रकाशनहरू' },
  closes: { en: 'Last Date', ne: 'अन्तिम मिति' },
} as const;

// The menu comes later in the list: its names override those of the footer.
const linked = [...footerLinks, ...menu, ...siteLinks].flatMap((entry): readonly DefaultLink[] => ('links' in entry ? entry.links : [entry]));

/** Names of the pages in `pages`, for pages that are not in the menu of the campus. */
export const productNames: ReadonlyMap<string, Localized> = new Map<DefaultLink['path'] | '/department', Localized>([
  ...linked.map(({ path, label }): [DefaultLink['path'], Localized] => [path, label]),
  ['/notice', noticePages.all.heading],
  ['/notice/admission', noticePages.admission.heading],
  ['/notice/administration', noticePages.administration.heading],
  ['/notice/exam', noticePages.exam.heading],
  ['/notice/downloads', noticePages.downloads.heading],
  ['/courses', { en: 'Courses', ne: 'पाठ्यक्रमहरू' }],
  ['/programs/compare', { en: 'Compare programmes', ne: 'कार्यक्रम तुलना गर्नुहोस्' }],
  ['/notice/deadlines', deadlines.title],
  ['/calendar/events', events.title],
  ['/offline', offline.title],
  ['/department', departments.title],
]);

/** Messages of the layout around every page. */
export const layout = {
  skipToContent: { en: 'Skip to content', ne: 'मुख्य सामग्रीमा जानुहोस्' },
  today: { en: 'Today', ne: 'आज' },
  switchLanguage: { en: 'नेपाली', ne: 'English' },
  menu: { en: 'Menu', ne: 'मेनु' },
  mainNavigation: { en: 'Main menu', ne: 'मुख्य मेनु' },
  universityLogo: { en: 'The university’s website', ne: 'विश्वविद्यालयको वेबसाइट' },
  homeLogo: { en: 'Home page', ne: 'गृहपृष्ठ' },
  stopMotion: { en: 'Stop animations', ne: 'एनिमेसन रोक्नुहोस्' },
  showPicture: { en: 'Show the picture', ne: 'तस्बिर हेर्नुहोस्' },
  liteOn: { en: 'Lite version', ne: 'हलुका संस्करण' },
  liteOff: { en: 'Full version', ne: 'पूरा संस्करण' },
  liteText: { en: 'This is the lite version. To save data, pictures are hidden until you tap them.', ne: 'यो हलुका संस्करण हो: डेटा जोगाउन तस्बिरहरू तपाईंले मागेपछि मात्र देखाइन्छन्।' },
  links: { en: 'Links', ne: 'लिङ्कहरू' },
  importantLinks: { en: 'Important Links', ne: 'महत्त्वपूर्ण लिङ्कहरू' },
  moreHere: { en: 'More on this site', ne: 'यस साइटमा थप' },
  phone: { en: 'Phone', ne: 'फोन' },
  contactOffice: { en: 'Ask the office', ne: 'कार्यालयमा सोध्नुहोस्' },
  contactOfficeShort: { en: 'Ask', ne: 'सोध्नुहोस्' },
  callOffice: { en: 'Call the office', ne: 'फोन गर्नुहोस्' },
  email: { en: 'Email', ne: 'इमेल' },
  address: { en: 'Address', ne: 'ठेगाना' },
  followUs: { en: 'Follow us', ne: 'हामीलाई पछ्याउनुहोस्' },
  contactNone: { en: 'The campus has not recorded its contact details yet.', ne: 'क्याम्पसले सम्पर्क विवरण अझै राखेको छैन।' },
  contactUnavailable: { en: 'The contact details are not available right now.', ne: 'सम्पर्क विवरण अहिले उपलब्ध छैन।' },
  oldContent: { en: 'Newer content is not available right now. What you see is from', ne: 'नयाँ सामग्री अहिले उपलब्ध छैन। यो सामग्री यस समयको हो:' },
  sentenceEnd: { en: '.', ne: '।' },
  savedCopy: { en: 'The site cannot be reached right now. You are reading a saved copy of this page.', ne: 'अहिले साइटमा पुग्न सकिएन। तपाईं यस पृष्ठको सुरक्षित प्रति पढ्दै हुनुहुन्छ।' },
  nepalTime: { en: '{time} Nepal time', ne: 'नेपाली समय {time}' },
  pageVisit: { en: 'Page Visit', ne: 'आगन्तुक सङ्ख्या' },
  developedBy: { en: 'Developed by', ne: 'निर्माणकर्ता:' },
  rights: { en: '{name}. All rights reserved.', ne: '{name}। सर्वाधिकार सुरक्षित।' },
  inSection: { en: 'In this section', ne: 'यस खण्डमा' },
  onPage: { en: 'On this page', ne: 'यस पृष्ठमा' },
  breadcrumbs: { en: 'You are here', ne: 'तपाईं यहाँ हुनुहुन्छ' },
  flashNotice: { en: 'Notice', ne: 'सूचना' },
  close: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  closeAll: { en: 'Close all', ne: 'सबै बन्द गर्नुहोस्' },
  readNotice: { en: 'Read the notice', ne: 'सूचना पढ्नुहोस्' },
} as const;
