import type { Localized } from '#content/locale.ts';

/** Issues with events of the academic calendar. */
export const eventIssueMessages = {
  'event-ends-before': { en: '{label}: the end is before the beginning.', ne: '{label}: सकिने मिति वा समय सुरु हुनेभन्दा अगाडि पर्‍यो।' },
  'event-end-time-alone': { en: '{label}: write the time of the beginning, too.', ne: '{label}: सुरु हुने समय पनि लेख्नुहोस्।' },
  'event-too-long': { en: '{label}: an event lasts at most {most} days. Check the year.', ne: '{label}: कार्यक्रम बढीमा {most} दिनको हुन्छ। साल जाँच्नुहोस्।' },
  'event-uid-twice': { en: 'this event is already in line {line}.', ne: 'यो कार्यक्रम पङ्क्ति {line} मा पहिल्यै छ।' },
  'event-uid-control': { en: 'the uid has a line break or another control character.', ne: 'uid मा पङ्क्ति छुट्ट्याउने अक्षर छ।' },
  'event-uid-long': { en: 'the uid has more than {most} characters.', ne: 'uid मा {most} भन्दा बढी अक्षर छन्।' },
  'calendar-file-unreadable': { en: 'this is not a calendar file (.ics) that can be read.', ne: 'यो पढ्न मिल्ने पात्रो फाइल (.ics) होइन।' },
  'calendar-no-events': { en: 'the file has no event.', ne: 'फाइलमा एउटा पनि कार्यक्रम छैन।' },
  'calendar-event-unreadable': { en: 'this event cannot be read.', ne: 'यो कार्यक्रम पढ्न सकिएन।' },
  'calendar-zone-unknown': { en: 'the time zone “{value}” is not known.', ne: 'समय क्षेत्र “{value}” थाहा छैन।' },
  'calendar-rule-too-often': { en: 'this event repeats every minute or second.', ne: 'यो कार्यक्रम हरेक मिनेट वा सेकेन्डमा दोहोरिन्छ।' },
  'calendar-rule-without-day': { en: 'no day fulfils the rule by which this event repeats.', ne: 'यो कार्यक्रम दोहोरिने नियममा कुनै दिन पर्दैन।' },
  'calendar-too-long': { en: 'this event repeats too often, or the file has more than {most} events.', ne: 'यो कार्यक्रम धेरै पटक दोहोरिन्छ, वा फाइलमा {most} भन्दा बढी कार्यक्रम छन्।' },
  'calendar-event-untitled': { en: 'Line {line}: the event has no title and was left out.', ne: 'पङ्क्ति {line}: कार्यक्रमको शीर्षक नभएकाले छोडियो।' },
  'calendar-uid-again': { en: 'Line {line}: the event in line {other} has the same UID and replaces this one.', ne: 'पङ्क्ति {line}: पङ्क्ति {other} को कार्यक्रमको UID पनि उही भएकाले यो छोडियो।' },
  'calendar-series-without-days': { en: 'Line {line}: no day of this repeating event is in the last year or the next two, so it was left out.', ne: 'पङ्क्ति {line}: दोहोरिने यो कार्यक्रमको कुनै दिन गएको एक वर्ष वा आउँदो दुई वर्षभित्र नपरेकाले छोडियो।' },
  'calendar-text-cut': { en: 'Line {line}: the place or the description was too long and was cut.', ne: 'पङ्क्ति {line}: स्थान वा विवरण लामो भएकाले छोट्याइयो।' },
  'calendar-repeats': { en: 'Events that repeat in the file become one event for each day, of the next two years at most: {count}.', ne: 'फाइलमा दोहोरिने कार्यक्रम प्रत्येक दिनका लागि छुट्टाछुट्टै राखिन्छन्, बढीमा अबको दुई वर्षसम्म: {count} वटा।' },
} as const satisfies Record<string, Localized>;
