import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';

export const eventMessages = {
  title: { en: 'Calendar and events', ne: 'पात्रो र कार्यक्रम' },
  newOne: { en: 'Add an event', ne: 'कार्यक्रम थप्नुहोस्' },
  editOne: { en: 'Edit the event', ne: 'कार्यक्रम सच्याउनुहोस्' },
  hint: {
    en: 'Terms, exam days, holidays and events. Visitors see them in the calendar and can subscribe to them.',
    ne: 'शैक्षिक सत्र, परीक्षाका दिन, बिदा र कार्यक्रम। आगन्तुकले पात्रोमा देख्छन् र आफ्नै फोनको पात्रोमा पनि राख्न सक्छन्।',
  },
  type: { en: 'Type', ne: 'प्रकार' },
  name: { en: 'Title', ne: 'शीर्षक' },
  start: { en: 'First day', ne: 'सुरु हुने दिन' },
  end: { en: 'Last day', ne: 'सकिने दिन' },
  endHint: { en: 'Leave empty for one day.', ne: 'एकै दिनको भए खाली छोड्नुहोस्।' },
  startTime: { en: 'From', ne: 'सुरु हुने समय' },
  endTime: { en: 'To', ne: 'सकिने समय' },
  timeHint: {
    en: 'Like 10:30, on each of the days. Leave empty for whole days.',
    ne: '१०:३० जसरी, प्रत्येक दिनको। दिनभरिको भए खाली छोड्नुहोस्।',
  },
  place: { en: 'Place', ne: 'स्थान' },
  description: { en: 'Description', ne: 'विवरण' },
  album: { en: 'Album of pictures', ne: 'तस्बिरको एल्बम' },
  albumHint: { en: 'Afterwards visitors find its pictures here.', ne: 'कार्यक्रमपछि आगन्तुकले यहीँबाट तस्बिर हेर्छन्।' },
  noAlbum: { en: 'none', ne: 'छैन' },
  notice: { en: 'Number of the notice', ne: 'सूचनाको नम्बर' },
  noticeHint: {
    en: 'The number at the end of its address: 12 in /notice/item/12.',
    ne: 'सूचनाको ठेगानाको अन्तिम नम्बर: /notice/item/12 मा 12।',
  },
  coming: { en: 'Coming', ne: 'आउँदै' },
  past: { en: 'Past', ne: 'भइसकेका' },
  resultsTruncated: { en: 'The newest {count} are listed.', ne: 'पछिल्ला {count} वटा मात्र देखाइएको छ।' },
  noComing: { en: 'None.', ne: 'छैन।' },
  table: { en: 'Table or calendar file', ne: 'तालिका वा पात्रो फाइल' },
  tableHint: {
    en: 'A table (Excel, CSV) or a calendar file (.ics). Events with a known “uid” are changed, others are added, none is deleted. You see all changes before they are made.',
    ne: 'तालिका (Excel, CSV) वा पात्रो फाइल (.ics)। पहिले डाउनलोड गरेको तालिकाका कार्यक्रम फेरिन्छन्, अरू थपिन्छन्, कुनै मेटिँदैन। फेरिनुअघि सबै परिवर्तन देखिन्छन्।',
  },
  columnsHint: {
    en: 'The columns are: {columns}. Needed are type, title and start. Types are term, exam, holiday and event.',
    ne: 'तालिकामा यी स्तम्भ राख्नुहोस्: {columns}। प्रकार, शीर्षक र सुरु चाहिन्छ। प्रकार: शैक्षिक सत्र, परीक्षा, बिदा, कार्यक्रम।',
  },
  download: { en: 'Download the table', ne: 'तालिका डाउनलोड गर्नुहोस्' },
  tableFile: { en: 'Table (Excel, CSV) or calendar file (.ics)', ne: 'तालिका (Excel, CSV) वा पात्रो फाइल (.ics)' },
  fileType: { en: 'Type of the events of a calendar file', ne: 'पात्रो फाइलका कार्यक्रमको प्रकार' },
  fileTypeHint: {
    en: 'For events whose category does not name one.',
    ne: 'फाइलमा प्रकार नलेखिएका कार्यक्रमका लागि।',
  },
  look: { en: 'Show the changes', ne: 'के-के फेरिन्छ हेर्नुहोस्' },
  changes: { en: 'Changes by the file', ne: 'फाइलले के-के फेर्छ' },
  noFile: { en: 'Choose a file.', ne: 'फाइल छान्नुहोस्।' },
  line: { en: 'Line {line}', ne: 'पङ्क्ति {line}' },
  added: { en: 'New: {count}', ne: 'नयाँ: {count}' },
  edited: { en: 'Changed: {count}', ne: 'फेरिने: {count}' },
  same: { en: 'Unchanged: {count}', ne: 'उस्तै रहने: {count}' },
  more: { en: 'and {count} more', ne: 'र थप {count} वटा' },
  nothing: { en: 'The file changes nothing.', ne: 'फाइलले केही फेर्दैन।' },
  take: { en: 'Take the file', ne: 'फाइलअनुसार फेर्नुहोस्' },
} as const;

export const eventTexts = messagesByLanguage(eventMessages);
