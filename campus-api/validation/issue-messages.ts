import type { Localized } from '#content/locale.ts';
import { eventIssueMessages } from './event-issue-messages.ts';
import { fileIssueMessages } from './file-issue-messages.ts';
import { importIssueMessages } from './import-issue-messages.ts';
import { redirectIssueMessages } from './redirect-issue-messages.ts';
import { siteIssueMessages } from './site-issue-messages.ts';
import { tableIssueMessages } from './table-issue-messages.ts';

/**
 * Texts of all issues, for the web and for commands. `{label}` is the label of the field, or its option; codes that begin with `file-` concern
 * files, not entered values.
 */
export const issueMessages = {
  missing: { en: '{label}: this is missing.', ne: '{label}: भर्न बाँकी छ।' },
  'no-choice': { en: '{label}: choose at least one.', ne: '{label}: कम्तीमा एउटा छान्नुहोस्।' },
  'too-long': { en: '{label}: at most {most} characters are allowed.', ne: '{label}: बढीमा {most} अक्षर अटाउँछन्।' },
  'unknown-choice': { en: '{label}: there is no “{value}”. Choose one of: {choices}.', ne: '{label}: “{value}” भन्ने छैन। यीमध्ये छान्नुहोस्: {choices}।' },
  'no-date': { en: '{label}: “{value}” is not a date. Write 2026-11-21, or 2083-08-05 for Bikram Sambat.', ne: '{label}: “{value}” मिति होइन। २०८३-०८-०५ वा इस्वी संवत्‌मा २०२६-११-२१ जसरी लेख्नुहोस्।' },
  'approval-needed': { en: 'a second person approves each publication of this type: change it in its form, and it is sent for approval.', ne: 'यस प्रकारको प्रकाशन दोस्रो व्यक्तिले स्वीकृत गर्नुपर्छ: फारममै सम्पादन गर्नुहोस्, स्वीकृतिका लागि पठाइन्छ।' },
  'no-such-day': { en: '{label}: there is no day {value} {calendar}.', ne: '{label}: {value} भन्ने दिन हुँदैन।' },
  'month-day-order': { en: '{label}: in “{value}” the month and the day may be exchanged. Write the day before the month, or the year first.', ne: '{label}: “{value}” मा महिना र दिन साटिएको हुन सक्छ। महिनाभन्दा अगाडि दिन, वा पहिले वर्ष लेख्नुहोस्।' },
  'year-not-in-calendar': { en: '{label}: the calendar covers {first} to {last}. Write the date in AD.', ne: '{label}: पात्रोमा {first} देखि {last} सालसम्म मात्र छ। मिति इस्वी संवत्‌मा लेख्नुहोस्।' },
  'no-time': { en: '{label}: write the time like 10:30.', ne: '{label}: समय १०:३० जसरी लेख्नुहोस्।' },
  'time-is-past': { en: '{label}: this time is in the past. Leave it out to publish now.', ne: '{label}: यो समय बितिसक्यो। अहिले नै प्रकाशित गर्न खाली छोड्नुहोस्।' },
  'withdrawal-is-past': { en: '{label}: this time is in the past. Choose a later one, or leave it empty.', ne: '{label}: यो समय बितिसक्यो। पछिको समय छान्नुहोस् वा खाली छोड्नुहोस्।' },
  'withdrawn-before-publication': { en: '{label}: this is before it is published. Visitors would never see it.', ne: '{label}: यो समय प्रकाशित हुनुअघिकै पर्‍यो। आगन्तुकले कहिल्यै देख्ने छैनन्।' },
  'day-to-come': { en: '{label}: {day} is in the future.', ne: '{label}: {day} आउन बाँकी छ।' },
  'before-own-day': { en: '{label}: {day} is before the date of the notice.', ne: '{label}: {day} सूचनाको मितिभन्दा अगाडि पर्‍यो।' },
  'no-notice-named': { en: '{label}: no notice, or more than one, has the title “{value}”. Choose one of the list.', ne: '{label}: “{value}” शीर्षकको सूचना भेटिएन, वा एकभन्दा बढी छन्। सूचीबाट छान्नुहोस्।' },
  'not-there': { en: 'There is no {what} {value}.', ne: 'यो अब छैन ({value})।' },
  'notice-not-withdrawn': { en: '“{value}” is not withdrawn. Withdraw it first, then it can be deleted.', ne: '“{value}” फिर्ता लिइएको छैन। पहिले फिर्ता लिनुहोस्, अनि मेटाउन मिल्छ।' },
  'replaced-by-itself': { en: '{label}: a notice cannot replace itself.', ne: '{label}: सूचनाको सट्टा त्यही सूचना राख्न मिल्दैन।' },
  'own-number': { en: '{label}: {value} is the number of this notice itself.', ne: '{label}: {value} त यही सूचनाको नम्बर हो।' },
  'replaced-in-circle': { en: '{label}: notice {value} already replaces this one.', ne: '{label}: सूचना नम्बर {value} यसकै सट्टा आएको हो।' },
  'time-without-day': { en: '{label}: enter the closing date, too.', ne: '{label}: अन्तिम मिति पनि राख्नुहोस्।' },
  'no-picture-attached': { en: '{label}: no picture is attached to the notice.', ne: '{label}: सूचनामा तस्बिर राखिएको छैन।' },
  'no-user-name': { en: '{label}: at most {most} visible characters.', ne: '{label}: बढीमा {most} अक्षर, सबै देखिने हुनुपर्छ।' },
  'user-there': { en: 'The user “{value}” already exists.', ne: '“{value}” नामको प्रयोगकर्ता पहिल्यै छ।' },
  'user-is-last': { en: '“{value}” is the last user. Add another one first.', ne: '“{value}” अन्तिम प्रयोगकर्ता हो। पहिले अर्को थप्नुहोस्।' },
  'password-too-short': { en: 'A password has at least {least} characters.', ne: 'पासवर्ड कम्तीमा {least} अक्षरको हुनुपर्छ।' },
  'password-too-long': { en: 'A password has at most {most} characters.', ne: 'पासवर्ड बढीमा {most} अक्षरको हुनुपर्छ।' },
  'either-file-or-address': { en: 'Choose a file or write an address, not both.', ne: 'फाइल छान्नुहोस् वा ठेगाना लेख्नुहोस्, दुवै होइन।' },
  'file-or-address-missing': { en: 'Choose a file or write an address: one of the two is needed.', ne: 'फाइल छान्नुहोस् वा ठेगाना लेख्नुहोस्: एउटा चाहिन्छ।' },
  'no-address': { en: '{label}: “{value}” is not an address. Write one like https://facebook.com/campus', ne: '{label}: “{value}” चल्दैन। https://facebook.com/campus जस्तो ठेगाना लेख्नुहोस्।' },
  'no-email': { en: '{label}: “{value}” is not an email address. Write it like office@campus.edu.np.', ne: '{label}: “{value}” इमेल ठेगाना होइन। ठेगाना office@campus.edu.np जस्तो हुन्छ।' },
  'no-number': { en: '{label}: “{value}” is not a whole number.', ne: '{label}: “{value}” पूर्ण सङ्ख्या होइन।' },
  'seat-twice': { en: '{label}: {name} is listed twice.', ne: '{label}: {name} दुईपटक परेका छन्।' },
  'legacy-font': { en: '{label}: “{value}” looks typed in Preeti or Kantipur, which visitors cannot read. In Unicode it is “{unicode}”.', ne: '{label}: “{value}” प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ, आगन्तुकले पढ्न सक्दैनन्। युनिकोडमा “{unicode}” हुन्छ।' },
  'legacy-font-rows': { en: '{count} rows look typed in Preeti or Kantipur, the first in line {line}: “{value}”. In Unicode it is “{unicode}”.', ne: '{count} पङ्क्ति प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ (पङ्क्ति {line}): “{value}”। युनिकोडमा “{unicode}” हुन्छ।' },
  'no-letter': { en: '{label}: “{value}” contains no letters.', ne: '{label}: “{value}” मा एउटा पनि अक्षर छैन।' },
  'day-is-past': { en: '{label}: {day} is in the past.', ne: '{label}: {day} बितिसक्यो।' },
  'same-notice': { en: 'A notice of {day} has the same text (no. {id}).', ne: 'यही व्यहोराको सूचना {day} मा पनि प्रकाशित छ (क्रम {id})।' },
  'same-hidden-notice': { en: 'A notice of {day}, which visitors do not see, has the same text (no. {id}).', ne: 'यही व्यहोराको सूचना {day} को पनि छ, तर आगन्तुकले देख्दैनन् (क्रम {id})।' },
  'markup-dropped': { en: '{label}: the website does not show this part: {value}', ne: '{label}: वेबसाइटले यो भाग देखाउँदैन: {value}' },
  'markup-too-much': { en: '{label}: it is too large or too complex, so visitors see plain text without headings, lists and links. Make it simpler.', ne: '{label}: धेरै ठूलो वा जटिल भयो, त्यसैले आगन्तुकले शीर्षक, सूची र लिङ्कबिना व्यहोरा मात्र देख्छन्। सरल बनाउनुहोस्।' },
  'nothing-named': { en: 'Nothing is to be changed: fill in at least one field.', ne: 'केही फेरिएको छैन: कम्तीमा एउटा कुरा फेर्नुहोस्।' },
  'no-pictures': { en: 'There are no pictures.', ne: 'कुनै तस्बिर छैन।' },
  'too-many-pictures': { en: 'An album has at most {most} pictures.', ne: 'एउटा एल्बममा बढीमा {most} वटा तस्बिर अटाउँछन्।' },
  'undo-none': { en: 'There is no change no. {id}.', ne: 'क्रम {id} को परिवर्तन छैन।' },
  'undo-twice': { en: 'No. {id} was already undone by no. {by}.', ne: 'क्रम {id} पहिल्यै फर्काइसकिएको छ (क्रम {by})।' },
  'undo-too-old': { en: 'No. {id} can no longer be undone: earlier data is deleted after 90 days.', ne: 'क्रम {id} अब फर्काउन सकिँदैन: पहिलेको विवरण ९० दिनपछि मेटिन्छ।' },
  'undo-file-gone': { en: 'No. {id} cannot be undone: its file {file} has been deleted.', ne: 'क्रम {id} फर्काउन सकिँदैन: यसको फाइल {file} मेटिइसक्यो।' },
  'undo-later': { en: 'No. {id} cannot be undone before no. {later}, which came after it. Undo that first.', ne: 'क्रम {id} मात्र फर्काउन सकिँदैन: त्यसपछि क्रम {later} को परिवर्तन भएको छ। पहिले त्यो फर्काउनुहोस्।' },
  'undo-changed': { en: 'No. {id} cannot be undone: its records have changed since.', ne: 'क्रम {id} फर्काउन सकिँदैन: त्यसपछि विवरण फेरिएको छ।' },
  ...fileIssueMessages,
  ...importIssueMessages,
  ...eventIssueMessages,
  ...tableIssueMessages,
  ...redirectIssueMessages,
  ...siteIssueMessages,
} as const satisfies Record<string, Localized>;

export type IssueCode = keyof typeof issueMessages;
