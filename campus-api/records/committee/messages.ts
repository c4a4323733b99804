import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';

export const committeeMessages = {
  title: { en: 'Committees', ne: 'समिति' },
  newOne: { en: 'Add a committee', ne: 'नयाँ समिति थप्नुहोस्' },
  editOne: { en: 'Edit the committee', ne: 'समिति सच्याउनुहोस्' },
  name: { en: 'Name', ne: 'नाम' },
  seats: { en: 'Who sits there', ne: 'पदाधिकारी र सदस्य' },
  seatsHint: { en: 'In the order of the website. The rank replaces the designation. Empty rows are left out.', ne: 'देखाइने क्रमअनुसार। यहाँ लेखेको पद कर्मचारीको पदको सट्टा देखाइन्छ। खाली पङ्क्ति हट्छ।' },
  noPerson: { en: 'row {number} has a rank but no person. Choose a person, or delete the rank.', ne: 'पङ्क्ति {number} मा पद छ तर व्यक्ति छैन। व्यक्ति छान्नुहोस्, वा पद खाली गर्नुहोस्।' },
  person: { en: 'Person', ne: 'व्यक्ति' },
  role: { en: 'Rank', ne: 'पद' },
  of: { en: '{label}, row {number}', ne: '{label}, पङ्क्ति {number}' },
  up: { en: 'Move up', ne: 'माथि सार्नुहोस्' },
  down: { en: 'Move down', ne: 'तल सार्नुहोस्' },
  takeOut: { en: 'Remove', ne: 'हटाउनुहोस्' },
  page: { en: 'Page on the website', ne: 'वेबसाइटको पृष्ठ' },
  noPage: { en: 'On no page', ne: 'कुनै पृष्ठमा नदेखाउने' },
  missing: { en: 'Committees not entered yet', ne: 'अझै नराखिएका समिति' },
  missingHint: { en: 'The website can show these, too: enter a name and people.', ne: 'वेबसाइटमा यिनका लागि पनि ठाउँ छ: नाम र पदाधिकारी राख्नुहोस्।' },
  addRows: { en: 'Add {count} rows', ne: '{count} पङ्क्ति थप्नुहोस्' },
  ofPage: { en: '{ordinal} committee on the page “{page}”', ne: '{page} पृष्ठको {ordinal} समिति' },
  onlyOfPage: { en: 'Page “{page}”', ne: '{page} पृष्ठ' },
  ordinals: { en: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'], ne: ['पहिलो', 'दोस्रो', 'तेस्रो', 'चौथो', 'पाँचौँ', 'छैटौँ', 'सातौँ'] },
  pages: {
    chief: { en: 'Message from the campus chief', ne: 'क्याम्पस प्रमुखको सन्देश' },
    teachers: { en: 'Teachers’ Association', ne: 'शिक्षक सङ्घ' },
    employees: { en: 'Employees’ Association', ne: 'कर्मचारी सङ्घ' },
  },
  structure: { en: 'Structure of the campus', ne: 'क्याम्पसको संरचना' },
  chief: {
    title: { en: 'Message from the campus chief', ne: 'क्याम्पस प्रमुखको सन्देश' },
    person: { en: 'Campus chief', ne: 'क्याम्पस प्रमुख' },
    personHint: { en: 'The website shows the message under the name, portrait and rank of this person.', ne: 'वेबसाइटमा सन्देशसँगै यहाँ छानिएको व्यक्तिको नाम, फोटो र पद देखिन्छ।' },
    message: { en: 'Message', ne: 'सन्देश' },
    messageHint: { en: 'An empty line begins a new paragraph. Home shows the beginning.', ne: 'खाली पङ्क्तिपछि नयाँ अनुच्छेद सुरु हुन्छ। गृहपृष्ठमा सन्देशको सुरुको भाग देखिन्छ।' },
  },
  executiveCommittee: { en: 'Executive committee', ne: 'कार्यसमिति' },
  managementCommittee: { en: 'Management committee', ne: 'व्यवस्थापन समिति' },
  campusAuthorities: { en: 'Campus authorities', ne: 'क्याम्पसका पदाधिकारी' },
} as const;

export const committeeTexts = messagesByLanguage(committeeMessages);
