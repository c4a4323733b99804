import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';

export const redirectMessages = {
  title: { en: 'Former addresses', ne: 'पुराना ठेगाना' },
  newOne: { en: 'Add a redirect', ne: 'पुरानो ठेगाना थप्नुहोस्' },
  editOne: { en: 'Edit the redirect', ne: 'पुरानो ठेगाना सच्याउनुहोस्' },
  from: { en: 'Former address', ne: 'पुरानो ठेगाना' },
  fromHint: {
    en: 'As it was, such as /2019/05/result/ or /?p=12.',
    ne: 'पहिले जस्तो थियो त्यस्तै, जस्तै /2019/05/result/ वा /?p=12।',
  },
  to: { en: 'Leads to', ne: 'लैजाने ठेगाना' },
  toHint: {
    en: 'A page of this site, such as /notice/item/12, or another address with https://.',
    ne: 'यस वेबसाइटको पृष्ठ, जस्तै /notice/item/12, वा https:// सहितको अर्को ठेगाना।',
  },
  hint: {
    en: 'Addresses of the former website and of renamed pages, in search engines, chats and printed forms, lead to their new pages.',
    ne: 'पुराना ठेगाना खोल्नेलाई नयाँ पृष्ठमा पुर्‍याइन्छ: खोज इन्जिन, च्याट र छापिएका फारममा रहेका पहिलेको वेबसाइटका र नाम फेरिएका पृष्ठका।',
  },
  searchFor: { en: 'Search in addresses', ne: 'ठेगानामा खोज्नुहोस्' },
  count: { en: 'Redirects: {count}', ne: 'पुराना ठेगाना: {count}' },
  isOwn: {
    en: 'Not used: the site itself has this address now',
    ne: 'प्रयोगमा छैन: अहिले यो वेबसाइटकै ठेगाना हो',
  },
  isMissing: { en: 'Leads to a missing page', ne: 'लैजाने पृष्ठ अहिले छैन' },
  pages: { en: 'Pages of the list', ne: 'सूचीका पृष्ठ' },
  page: { en: 'Page {page} of {pages}', ne: 'पृष्ठ {page} / {pages}' },
  previous: { en: 'Previous', ne: 'अघिल्लो' },
  next: { en: 'Next', ne: 'पछिल्लो' },
  table: { en: 'Table (Excel, CSV)', ne: 'तालिका (Excel, CSV)' },
  tableHint: {
    en: 'A table with the columns “from” (former address) and “to” (new address). Existing redirects get the target of the table, others stay. You see all changes before they are made.',
    ne: '“पुरानो ठेगाना” र “नयाँ ठेगाना” स्तम्भ भएको तालिका। तालिकामा भएका ठेगाना त्यहीअनुसार फेरिन्छन्, अरू जस्ताको तस्तै रहन्छन्। फेरिनुअघि सबै परिवर्तन देखिन्छन्।',
  },
  download: { en: 'Download the table', ne: 'तालिका डाउनलोड गर्नुहोस्' },
  tableFile: { en: 'Table (Excel or CSV)', ne: 'तालिका (Excel वा CSV)' },
  look: { en: 'Show the changes', ne: 'के-के फेरिन्छ हेर्नुहोस्' },
  changes: { en: 'Changes by the table', ne: 'तालिकाले के-के फेर्छ' },
  noFile: { en: 'Choose a table.', ne: 'तालिका छान्नुहोस्।' },
  line: { en: 'Line {line}', ne: 'पङ्क्ति {line}' },
  added: { en: 'New: {count}', ne: 'नयाँ: {count}' },
  edited: { en: 'Other target: {count}', ne: 'अर्कै पृष्ठमा लैजाने: {count}' },
  more: { en: 'and {count} more', ne: 'र थप {count} वटा' },
  same: { en: 'The table changes nothing.', ne: 'तालिकाले केही फेर्दैन।' },
  take: { en: 'Take the table', ne: 'तालिकाअनुसार फेर्नुहोस्' },
  unknown: { en: 'Addresses that visitors miss', ne: 'आगन्तुकले नभेटेका ठेगाना' },
  unknownHint: {
    en: 'This site has no page for these addresses, which visitors requested. Check the proposed page, or write another one. Nothing about the visitors is stored.',
    ne: 'आगन्तुकले यी ठेगाना खोजे, तर यस वेबसाइटमा पृष्ठ छैन। प्रस्तावित पृष्ठ जाँच्नुहोस् वा अर्को लेख्नुहोस्। आगन्तुकबारे केही राखिँदैन।',
  },
  requests: { en: 'Requests: {count}, last on {day}', ne: '{count} पटक, अन्तिम पटक {day}' },
  redirectTo: { en: 'Redirect to this page', ne: 'यही पृष्ठमा लैजानुहोस्' },
  dismiss: { en: 'Dismiss', ne: 'सूचीबाट हटाउनुहोस्' },
  dismissed: { en: 'Dismissed: {count}', ne: 'सूचीबाट हटाइएका: {count}' },
  listAgain: { en: 'List again', ne: 'फेरि सूचीमा राख्नुहोस्' },
  noUnknown: { en: 'No visitor missed an address so far.', ne: 'अहिलेसम्म आगन्तुकले नभेटेको ठेगाना छैन।' },
} as const;

export const redirectTexts = messagesByLanguage(redirectMessages);
