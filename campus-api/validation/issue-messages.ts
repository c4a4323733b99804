import type { Localized } from '#content/locale.ts';

/**
 * Texts of all issues, for the web and for commands. `{label}` is the label of the field, or its option; codes that begin with `file-` concern
 * files, not entered values.
 */
export const issueMessages = {
  missing: { en: '{label}: this is missing.', ne: '{label}: भर्न बाँकी छ।' },
  'no-choice': { en: '{label}: choose at least one.', ne: '{label}: कम्तीमा एउटा छान्नुहोस्।' },
  'too-long': { en: '{label}: at most {most} characters are allowed.', ne: '{label}: बढीमा {most} अक्षर अटाउँछन्।' },
  'unknown-choice': {
    en: '{label}: there is no “{value}”. Choose one of: {choices}.',
    ne: '{label}: “{value}” भन्ने छैन। यीमध्ये छान्नुहोस्: {choices}।',
  },
  'no-date': {
    en: '{label}: “{value}” is not a date. Write 2026-11-21, or 2083-08-05 for Bikram Sambat.',
    ne: '{label}: “{value}” मिति होइन। २०८३-०८-०५ वा इस्वी संवत्‌मा २०२६-११-२१ जसरी लेख्नुहोस्।',
  },
  'no-such-day': { en: '{label}: there is no day {value} {calendar}.', ne: '{label}: {value} भन्ने दिन हुँदैन।' },
  'year-not-in-calendar': {
    en: '{label}: the calendar covers {first} to {last}. Write the date in AD.',
    ne: '{label}: पात्रोमा {first} देखि {last} सालसम्म मात्र छ। मिति इस्वी संवत्‌मा लेख्नुहोस्।',
  },
  'no-time': { en: '{label}: write the time like 10:30.', ne: '{label}: समय १०:३० जसरी लेख्नुहोस्।' },
  'time-is-past': {
    en: '{label}: this time is in the past. Leave it out to publish now.',
    ne: '{label}: यो समय बितिसक्यो। अहिले नै प्रकाशित गर्न खाली छोड्नुहोस्।',
  },
  'day-to-come': { en: '{label}: {day} is in the future.', ne: '{label}: {day} आउन बाँकी छ।' },
  'before-own-day': {
    en: '{label}: {day} is before the date of the notice.',
    ne: '{label}: {day} सूचनाको मितिभन्दा अगाडि पर्‍यो।',
  },
  'not-there': { en: 'There is no {what} {value}.', ne: 'यो अब छैन ({value})।' },
  'replaced-by-itself': {
    en: '{label}: a notice cannot replace itself.',
    ne: '{label}: सूचनाको सट्टा त्यही सूचना राख्न मिल्दैन।',
  },
  'no-user-name': {
    en: '{label}: at most {most} visible characters.',
    ne: '{label}: बढीमा {most} अक्षर, सबै देखिने हुनुपर्छ।',
  },
  'user-there': { en: 'The user “{value}” already exists.', ne: '“{value}” नामको प्रयोगकर्ता पहिल्यै छ।' },
  'user-is-last': {
    en: '“{value}” is the last user. Add another one first.',
    ne: '“{value}” अन्तिम प्रयोगकर्ता हो। पहिले अर्को थप्नुहोस्।',
  },
  'password-too-short': {
    en: 'A password has at least {least} characters.',
    ne: 'पासवर्ड कम्तीमा {least} अक्षरको हुनुपर्छ।',
  },
  'password-too-long': { en: 'A password has at most {most} characters.', ne: 'पासवर्ड बढीमा {most} अक्षरको हुनुपर्छ।' },
  'either-file-or-address': {
    en: 'Choose a file or write an address, not both.',
    ne: 'फाइल छान्नुहोस् वा ठेगाना लेख्नुहोस्, दुवै होइन।',
  },
  'file-or-address-missing': {
    en: 'Choose a file or write an address: one of the two is needed.',
    ne: 'फाइल छान्नुहोस् वा ठेगाना लेख्नुहोस्: एउटा चाहिन्छ।',
  },
  'no-address': {
    en: '{label}: “{value}” is not an address. Write one like https://facebook.com/campus',
    ne: '{label}: “{value}” चल्दैन। https://facebook.com/campus जस्तो ठेगाना लेख्नुहोस्।',
  },
  'no-email': {
    en: '{label}: “{value}” is not an email address. Write it like office@campus.edu.np.',
    ne: '{label}: “{value}” इमेल ठेगाना होइन। ठेगाना office@campus.edu.np जस्तो हुन्छ।',
  },
  'no-number': { en: '{label}: “{value}” is not a whole number.', ne: '{label}: “{value}” पूर्ण सङ्ख्या होइन।' },
  'seat-twice': { en: '{label}: {name} is listed twice.', ne: '{label}: {name} दुईपटक परेका छन्।' },
  'legacy-font': {
    en: '{label}: “{value}” looks typed in Preeti or Kantipur, which visitors cannot read. In Unicode it is “{unicode}”.',
    ne: '{label}: “{value}” प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ, आगन्तुकले पढ्न सक्दैनन्। युनिकोडमा “{unicode}” हुन्छ।',
  },
  'legacy-font-rows': {
    en: '{count} rows look typed in Preeti or Kantipur, the first in line {line}: “{value}”. In Unicode it is “{unicode}”.',
    ne: '{count} हरफ प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ (पङ्क्ति {line}): “{value}”। युनिकोडमा “{unicode}” हुन्छ।',
  },
  'no-letter': { en: '{label}: “{value}” contains no letters.', ne: '{label}: “{value}” मा एउटा पनि अक्षर छैन।' },
  'day-is-past': { en: '{label}: {day} is in the past.', ne: '{label}: {day} बितिसक्यो।' },
  'same-notice': {
    en: 'A notice of {day} has the same text (no. {id}).',
    ne: 'यही व्यहोराको सूचना {day} मा पनि प्रकाशित छ (क्रम {id})।',
  },
  'same-hidden-notice': {
    en: 'A notice of {day}, which visitors do not see, has the same text (no. {id}).',
    ne: 'यही व्यहोराको सूचना {day} को पनि छ, तर आगन्तुकले देख्दैनन् (क्रम {id})।',
  },
  'file-heic': {
    en: '{file}: a photograph in Apple’s format (HEIC), which most browsers cannot show. Open it, export it as JPEG and choose that. To take JPEG from now on: Settings, Camera, Formats, Most Compatible.',
    ne: '{file}: यो आइफोनको HEIC तस्बिर हो, धेरैजसो ब्राउजरले देखाउन सक्दैनन्। खोलेर JPEG मा एक्सपोर्ट गरी त्यही छान्नुहोस्। अबदेखि JPEG मै खिच्न: Settings, Camera, Formats, Most Compatible।',
  },
  'file-heavy': {
    en: '{file} has {megabytes} MB and takes long to load on a phone. Is there a smaller version (“Reduce File Size”, or a scan in 150 dpi)?',
    ne: '{file} {megabytes} MB को छ, फोनमा खोल्न धेरै समय लाग्छ। योभन्दा सानो छ कि? (“Reduce File Size”, वा १५० dpi मा स्क्यान)',
  },
  'file-left-out': {
    en: 'These files are not pictures and are left out: {files}',
    ne: 'यी तस्बिर होइनन्, त्यसैले राखिएनन्: {files}',
  },
  'file-like-scan': {
    en: '{file} looks like a scanned page, not like a photograph.',
    ne: '{file} फोटोभन्दा कागजको पानाजस्तो देखिन्छ।',
  },
  'markup-dropped': {
    en: '{label}: the website does not show this part: {value}',
    ne: '{label}: वेबसाइटले यो भाग देखाउँदैन: {value}',
  },
  'markup-too-much': {
    en: '{label}: it is too large or too complex, so visitors see plain text without headings, lists and links. Make it simpler.',
    ne: '{label}: धेरै ठूलो वा जटिल भयो, त्यसैले आगन्तुकले शीर्षक, सूची र लिङ्कबिना व्यहोरा मात्र देख्छन्। सरल बनाउनुहोस्।',
  },
  'nothing-named': {
    en: 'Nothing is to be changed: fill in at least one field.',
    ne: 'केही फेरिएको छैन: कम्तीमा एउटा कुरा फेर्नुहोस्।',
  },
  'no-pictures': { en: 'There are no pictures.', ne: 'कुनै तस्बिर छैन।' },
  'too-many-pictures': {
    en: 'An album has at most {most} pictures.',
    ne: 'एउटा एल्बममा बढीमा {most} वटा तस्बिर अटाउँछन्।',
  },
  'file-missing': { en: '{file}: there is no such file. Choose it again.', ne: '{file}: फाइल छैन। फेरि छान्नुहोस्।' },
  'file-forbidden': { en: '{file}: the file may not be read.', ne: '{file}: फाइल पढ्ने अनुमति छैन।' },
  'file-unreadable': { en: '{file}: the file cannot be read.', ne: '{file}: फाइल पढ्न सकिएन।' },
  'file-name-too-long': {
    en: '{file}: the name has more than {most} characters. Give the file a shorter one.',
    ne: '{file}: फाइलको नाम {most} अक्षरभन्दा लामो छ। छोटो नाम राख्नुहोस्।',
  },
  'file-name-missing': { en: '{file}: the name is empty.', ne: '{file}: फाइलको नाम खाली छ।' },
  'file-name-folder': {
    en: '{file}: a name cannot contain / or \\.',
    ne: '{file}: फाइलको नाममा / र \\ राख्न मिल्दैन।',
  },
  'file-is-none': { en: '{file}: this is not a file.', ne: '{file}: यो फाइल होइन।' },
  'file-empty': { en: '{file}: the file is empty.', ne: '{file}: फाइल खाली छ।' },
  'file-too-large': {
    en: '{file}: the file has more than {most} MB. Make a smaller one, or split it.',
    ne: '{file}: फाइल {most} MB भन्दा ठूलो छ। सानो बनाउनुहोस् वा टुक्र्याउनुहोस्।',
  },
  'file-ending': {
    en: '{file}: files of this kind cannot be attached, only {endings}. Save it as PDF.',
    ne: '{file}: यस्तो फाइल जोड्न मिल्दैन, यी मात्र मिल्छन्: {endings}। PDF बनाएर राख्नुहोस्।',
  },
  'file-content': {
    en: '{file}: the content of the file does not match its name. Open it on your computer and save it again.',
    ne: '{file}: फाइलको नाम र भित्रको कुरा मिल्दैन। आफ्नो कम्प्युटरमा खोलेर फेरि सेभ गर्नुहोस्।',
  },
  'file-no-picture': { en: '{file}: this is not a readable picture.', ne: '{file}: यो पढ्न सकिने तस्बिर होइन।' },
  'file-logo-small': {
    en: '{file}: this logo is too small. Each side needs at least 64 pixels.',
    ne: '{file}: यो लोगो सानो भयो। दुवैतिर कम्तीमा ६४ पिक्सेल चाहिन्छ।',
  },
  'file-svg-unsafe': {
    en: '{file}: this SVG holds a script or refers to other files. Save it as plain SVG or as PNG.',
    ne: '{file}: यस SVG भित्र स्क्रिप्ट वा बाहिरी फाइलको लिङ्क छ। सादा SVG वा PNG बनाएर राख्नुहोस्।',
  },
  'file-svg-large': {
    en: '{file}: this SVG is larger than 2 MB. Save it as PNG.',
    ne: '{file}: यो SVG २ एमबीभन्दा ठूलो छ। PNG बनाएर राख्नुहोस्।',
  },
  'file-picture-failed': {
    en: '{file}: this picture could not be resized. All others are stored. Choose it again, or save it as JPEG first.',
    ne: '{file}: यो तस्बिर सानो बनाउन सकिएन। अरू सबै आइसकेका छन्। फेरि छान्नुहोस्, वा JPEG मा नयाँ सेभ गर्नुहोस्।',
  },
  'file-no-archive': {
    en: '{file}: this is not a back-up, or it is incomplete ({reason}). Choose a file from “Download a back-up”.',
    ne: '{file}: यो ब्याकअप होइन, वा बीचमै टुटेको छ। “ब्याकअप डाउनलोड गर्नुहोस्” बाट बनेको फाइल छान्नुहोस्।',
  },
  'file-no-backup': {
    en: '{file}: this archive is not a back-up of a campus.',
    ne: '{file}: यो अर्कै कुराको फाइल हो, क्याम्पसको ब्याकअप होइन।',
  },
  'file-damaged-backup': {
    en: '{file}: the back-up is damaged ({part}). Use an older one.',
    ne: '{file}: ब्याकअप बिग्रिएको छ ({part})। यसअघिको ब्याकअप छान्नुहोस्।',
  },
  'file-newer-backup': {
    en: '{file}: the back-up was made by a newer version of this program ({version}, not {supported}). Update the program first.',
    ne: '{file}: यो ब्याकअप प्रोग्रामको नयाँ संस्करणले बनाएको हो। पहिले प्रोग्राम अद्यावधिक गर्नुपर्छ।',
  },
  'file-unchecked-backup': {
    en: '{file}: the back-up could not be checked within the limits of time and memory. Use another one.',
    ne: '{file}: उपलब्ध समय र मेमोरीमा यो ब्याकअप जाँच्न सकिएन। अर्को ब्याकअप छान्नुहोस्।',
  },
  'restore-republishes': {
    en: 'Notice {id} was withdrawn, and visitors see it again: {text}',
    ne: 'वेबसाइटबाट हटाइएको सूचना {id} आगन्तुकले फेरि देख्नेछन्: {text}',
  },
  'file-no-room': {
    en: '{file}: the disk of the server has not enough space to unpack the back-up.',
    ne: '{file}: ब्याकअप खोल्न सर्भरको डिस्कमा ठाउँ पुगेन।',
  },
  'file-workbook': {
    en: '{file}: this workbook cannot be read. Open it, choose “Save As”, and as its type “Excel Workbook (.xlsx)” or “CSV UTF-8”.',
    ne: '{file}: यो फाइल पढ्न सकिएन। खोलेर “Save As” थिच्नुहोस् र “Excel Workbook (.xlsx)” वा “CSV UTF-8” छान्नुहोस्।',
  },
  'file-not-utf8': {
    en: '{file}: the text cannot be read. Save the table as “CSV UTF-8”, with Nepali in Unicode.',
    ne: '{file}: अक्षर पढ्न सकिएन। तालिका “CSV UTF-8” मा सेभ गर्नुहोस्, नेपाली युनिकोडमा।',
  },
  'file-in-folder': { en: 'write only the name of the file.', ne: 'फाइलको नाम मात्र लेख्नुहोस्।' },
  'table-quote-not-closed': {
    en: 'a quotation mark before this line is never closed.',
    ne: 'यसअघि खोलिएको उद्धरण चिह्न (") बन्द गरिएको छैन।',
  },
  'table-quote-closed-early': {
    en: 'there is text after a closing quotation mark.',
    ne: 'बन्द उद्धरण चिह्न (") पछि पनि केही लेखिएको छ।',
  },
  'table-quote-inside': {
    en: 'there is a quotation mark in the middle of a cell. Save the table from a spreadsheet program.',
    ne: 'कोठाको बीचमा उद्धरण चिह्न (") छ। तालिका Excel वा LibreOffice बाट सेभ गर्नुहोस्।',
  },
  'table-unreadable': { en: 'this cannot be read.', ne: 'यो पढ्न सकिएन।' },
  'table-no-columns': { en: 'the names of the columns are missing.', ne: 'स्तम्भका नाम छैनन्।' },
  'table-no-rows': { en: 'no row follows the names of the columns.', ne: 'स्तम्भका नामपछि एउटा पनि हरफ छैन।' },
  'table-too-many-rows': { en: 'more than {most} rows follow.', ne: '{most} भन्दा बढी हरफ छन्।' },
  'table-column-unknown': {
    en: 'there is no such column. The columns are: {columns}.',
    ne: 'यस्तो स्तम्भ छैन। स्तम्भहरू: {columns}।',
  },
  'table-column-twice': { en: 'this column occurs twice.', ne: 'यो स्तम्भ दुईपटक छ।' },
  'table-column-missing': { en: 'this column is missing.', ne: 'यो स्तम्भ छैन।' },
  'table-too-many-cells': {
    en: 'there are {cells} cells in {columns} columns. Save the table from a spreadsheet program.',
    ne: '{columns} स्तम्भको तालिकामा {cells} कोठा छन्। तालिका Excel वा LibreOffice बाट सेभ गर्नुहोस्।',
  },
  'table-cell-empty': { en: 'this is empty.', ne: 'खाली छ।' },
  'table-cell-too-long': { en: 'at most {most} characters are allowed.', ne: 'बढीमा {most} अक्षर अटाउँछन्।' },
  'table-type-unknown': {
    en: 'write teaching or non-teaching, not “{value}”.',
    ne: '“{value}” होइन, शिक्षक वा कर्मचारी लेख्नुहोस्।',
  },
  'table-no-id': {
    en: '“{value}” is not a number. Leave it empty for a new person.',
    ne: '“{value}” अङ्क होइन। नयाँ व्यक्तिका लागि खाली छोड्नुहोस्।',
  },
  'table-nobody': { en: 'there is no person with the number {value}.', ne: 'आईडी {value} भएको कोही छैन।' },
  'table-namesakes': {
    en: 'several people have this name. Write the number of the right one: {ids}.',
    ne: 'यही नामका एकभन्दा बढी व्यक्ति छन्। ठीक व्यक्तिको आईडी लेख्नुहोस्: {ids}।',
  },
  'table-same-person': {
    en: 'this is the same person as in line {line}.',
    ne: 'पङ्क्ति {line} मा भएकै व्यक्ति हो।',
  },
  'undo-none': { en: 'There is no change no. {id}.', ne: 'क्रम {id} को परिवर्तन छैन।' },
  'undo-twice': {
    en: 'No. {id} was already undone by no. {by}.',
    ne: 'क्रम {id} पहिल्यै फर्काइसकिएको छ (क्रम {by})।',
  },
  'undo-too-old': {
    en: 'No. {id} can no longer be undone: earlier data is deleted after 90 days.',
    ne: 'क्रम {id} अब फर्काउन सकिँदैन: पहिलेको विवरण ९० दिनपछि मेटिन्छ।',
  },
  'undo-file-gone': {
    en: 'No. {id} cannot be undone: its file {file} has been deleted.',
    ne: 'क्रम {id} फर्काउन सकिँदैन: यसको फाइल {file} मेटिइसक्यो।',
  },
  'undo-later': {
    en: 'No. {id} cannot be undone before no. {later}, which came after it. Undo that first.',
    ne: 'क्रम {id} मात्र फर्काउन सकिँदैन: त्यसपछि क्रम {later} को परिवर्तन भएको छ। पहिले त्यो फर्काउनुहोस्।',
  },
  'undo-changed': {
    en: 'No. {id} cannot be undone: its records have changed since.',
    ne: 'क्रम {id} फर्काउन सकिँदैन: त्यसपछि विवरण फेरिएको छ।',
  },
  'file-not-attached': { en: '{file} is no longer attached.', ne: '{file} अब जोडिएको छैन।' },
  'category-no-address': {
    en: '{label}: write lower-case Latin letters, digits and hyphens, such as vacancies.',
    ne: '{label}: vacancies जस्तै साना अङ्ग्रेजी अक्षर, अङ्क र हाइफन मात्र लेख्नुहोस्।',
  },
  'category-fixed': {
    en: '{label}: this category has the same address on every campus. It cannot change.',
    ne: '{label}: यस प्रकारको ठेगाना सबै क्याम्पसमा एउटै हुन्छ, फेर्न मिल्दैन।',
  },
  'category-missing': {
    en: '{label}: Admission, Administration, Exam and Downloads cannot be removed. Add the missing one again, with its address.',
    ne: '{label}: भर्ना (admission), प्रशासन (administration), परीक्षा (exam) र डाउनलोड (downloads) हटाउन मिल्दैन। छुटेको प्रकार त्यही ठेगाना राखेर फेरि थप्नुहोस्।',
  },
  'category-reserved': {
    en: '{label}: the website uses this address itself. Choose another one.',
    ne: '{label}: यो ठेगाना वेबसाइट आफैँले प्रयोग गर्छ। अर्को छान्नुहोस्।',
  },
  'category-twice': { en: '{label}: another category has it already.', ne: '{label}: यो अर्को प्रकारले लिइसकेको छ।' },
  'category-in-use': {
    en: 'The category “{name}” has {count} notices, withdrawn ones included. Give them another category before you remove it.',
    ne: '“{name}” प्रकारमा हटाइएकासमेत गरी {count} वटा सूचना छन्। हटाउनुअघि ती सूचनाको प्रकार फेर्नुहोस्।',
  },
  'site-no-key': {
    en: 'There is no document “{value}”. Keys are like menu, page/library and programme/bbs.',
    ne: '“{value}” भन्ने सामग्री छैन। नाम menu, page/library वा programme/bbs जस्तो हुन्छ।',
  },
  'site-no-documents': { en: 'There is no document in {folder}.', ne: '{folder} मा कुनै सामग्री छैन।' },
  'site-file-name': {
    en: '{at}: this is not the name of a document, like menu.json, page/library.json and programme/bbs.json.',
    ne: '{at}: फाइलको नाम सामग्रीको होइन।',
  },
  'site-no-json': { en: '{at}: this is not JSON in UTF-8 ({reason}).', ne: '{at}: फाइल पढ्न सकिएन।' },
  'site-no-source': { en: '{at}: the file cannot be executed ({reason}).', ne: '{at}: फाइल चलाउन सकिएन।' },
  'site-key-taken': { en: 'There is “{value}” already.', ne: '“{value}” पहिल्यै छ।' },
  'site-missing': { en: '{label}: this is missing.', ne: '{label}: भर्न बाँकी छ।' },
  'site-no-text': {
    en: '{label}: write it in English or in Nepali.',
    ne: '{label}: नेपाली वा अङ्ग्रेजीमा लेख्नुहोस्।',
  },
  'site-no-version': { en: 'No change is scheduled any more.', ne: 'तोकिएको परिवर्तन अब छैन।' },
  'site-new-scheduled': {
    en: 'Only pages and existing texts can be published later.',
    ne: 'पृष्ठ र पहिल्यै भएका व्यहोरा मात्र पछि प्रकाशित गर्न मिल्छ।',
  },
  'site-version-replaced': {
    en: 'A change by {by} is already scheduled ({time}). This one takes its place. To use both, continue the scheduled one.',
    ne: '{by} को परिवर्तन पहिल्यै तोकिएको छ ({time})। त्यसको सट्टा यो रहन्छ। दुवै चाहिए तोकिएकै परिवर्तन सच्याउनुहोस्।',
  },
  'site-version-follows': {
    en: 'A change by {by} is scheduled for {time}. It does not contain what you publish now, and will replace it then.',
    ne: '{by} को परिवर्तन {time} बजे प्रकाशित हुन तोकिएको छ। त्यसमा अहिलेको कुरा छैन, त्यतिबेला यसको ठाउँ त्यसैले लिन्छ।',
  },
  'site-too-long': { en: '{label}: there is room for {most} characters.', ne: '{label}: बढीमा {most} अक्षर अटाउँछन्।' },
  'site-too-many': { en: '{label}: there is room for {most} entries.', ne: '{label}: बढीमा {most} वटा अटाउँछन्।' },
  'site-too-few': { en: '{label}: at least {least} entries are needed.', ne: '{label}: कम्तीमा {least} वटा चाहिन्छ।' },
  'site-too-large': { en: '{label}: the number is greater than {most}.', ne: '{label}: सङ्ख्या {most} भन्दा ठूलो भयो।' },
  'site-too-small': { en: '{label}: the number is less than {least}.', ne: '{label}: सङ्ख्या {least} भन्दा सानो भयो।' },
  'site-no-choice': { en: '{label}: choose one of {choices}.', ne: '{label}: यीमध्ये एउटा छान्नुहोस्: {choices}।' },
  'site-unknown-field': { en: '{label}: there is no field {names}.', ne: '{label}: {names} भन्ने ठाउँ छैन।' },
  'site-wrong-type': {
    en: '{label}: this value does not fit, it must be of the type {expected}.',
    ne: '{label}: यो मान मिलेन।',
  },
  'site-invalid': { en: '{label}: this value does not fit ({reason}).', ne: '{label}: यो मान मिलेन।' },
  'site-no-web-address': {
    en: '{label}: write an address like https://university.example/',
    ne: '{label}: https://university.example/ जस्तो ठेगाना लेख्नुहोस्।',
  },
  'site-no-page-address': {
    en: '{label}: write the address of a page like /library: Latin letters, digits and hyphens.',
    ne: '{label}: /library जस्तो पृष्ठको ठेगाना लेख्नुहोस्: अङ्ग्रेजी अक्षर, अङ्क र - मात्र।',
  },
  'site-no-colour': {
    en: '{label}: write a colour like #14366b.',
    ne: '{label}: #14366b जस्तै गरी रङ लेख्नुहोस्।',
  },
  'site-no-logo': { en: '{label}: choose the logo again.', ne: '{label}: लोगो फेरि छान्नुहोस्।' },
  'site-contrast': {
    en: '{label}: with this colour, “{on}” on “{ground}” ({scheme}) is hard to read: contrast {ratio}:1, at least {least}:1 is needed. The nearest accepted colour: {nearest}.',
    ne: '{label}: यो रङले “{ground}” माथि “{on}” ({scheme}) पढ्न गाह्रो हुन्छ: कन्ट्रास्ट {ratio}:१ छ, कम्तीमा {least}:१ चाहिन्छ। मिल्ने नजिकको रङ: {nearest}।',
  },
  'site-no-picture': { en: '{label}: this is not a picture of the website.', ne: '{label}: यो वेबसाइटको तस्बिर होइन।' },
  'site-no-day': { en: '{label}: this is not a date like 2026-11-21.', ne: '{label}: यो मिति होइन।' },
  'site-no-moment': {
    en: '{label}: this is not a time like 2026-11-21T10:30:00+05:45.',
    ne: '{label}: यो मिति र समय होइन।',
  },
  'site-no-id': {
    en: '{label}: use lower-case Latin letters, digits and hyphens, like bsc-csit.',
    ne: '{label}: bsc-csit जस्तै साना अङ्ग्रेजी अक्षर, अङ्क र - मात्र लेख्नुहोस्।',
  },
  'site-too-many-cells': {
    en: '{label}: the table has more than 5,000 cells. Divide it.',
    ne: '{label}: तालिकामा ५,००० भन्दा बढी कोठा छन्। तालिका टुक्र्याउनुहोस्।',
  },
  'site-uneven-rows': {
    en: '{label}: the rows of the table have different numbers of cells.',
    ne: '{label}: तालिकाका हरफमा कोठाको सङ्ख्या बराबर छैन।',
  },
  'site-no-file': { en: '{label}: the file {file} does not exist.', ne: '{label}: {file} फाइल छैन।' },
  'site-legacy-font': {
    en: '{label}: “{value}” looks typed in Preeti or Kantipur, which visitors cannot read. In Unicode it is “{unicode}”.',
    ne: '{label}: “{value}” प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ, आगन्तुकले पढ्न सक्दैनन्। युनिकोडमा “{unicode}” हुन्छ।',
  },
  'site-link-unknown': {
    en: '{label}: there is no page {address}. Choose another one, or add it first.',
    ne: '{label}: {address} पृष्ठ छैन। अर्को छान्नुहोस्, वा पहिले त्यो पृष्ठ थप्नुहोस्।',
  },
  'site-link-draft': {
    en: '{label}: visitors do not see the page {address} yet.',
    ne: '{label}: {address} पृष्ठ आगन्तुकले अझै देख्दैनन्।',
  },
  'site-link-breaks': {
    en: 'Visitors will no longer find {address}, which is linked in: {documents}',
    ne: 'आगन्तुकले {address} भेट्ने छैनन्, तर यसमा जाने लिङ्क यहाँ छ: {documents}',
  },
  'site-address-reserved': {
    en: 'The website uses the address {address} itself. Choose another one.',
    ne: '{address} ठेगाना वेबसाइट आफैँले प्रयोग गर्छ। अर्को छान्नुहोस्।',
  },
  'site-address-taken': {
    en: 'The page {other} already has the address {address}.',
    ne: '{address} ठेगाना {other} पृष्ठको हो। अर्को छान्नुहोस्।',
  },
  'site-address-redirects': {
    en: 'The address {address} redirects to {other}. Remove that redirect first.',
    ne: '{address} ठेगानाले {other} मा लैजान्छ। पहिले त्यो पुरानो ठेगाना हटाउनुहोस्।',
  },
  'site-address-fixed': {
    en: 'The address {address} is permanent: this page cannot get another one.',
    ne: '{address} ठेगाना स्थायी हो: यो पृष्ठको ठेगाना फेर्न मिल्दैन।',
  },
  'site-redirect-hides': {
    en: '{label}: there is a page {address}, so it cannot redirect.',
    ne: '{label}: {address} पृष्ठ नै छ, त्यसैले अन्त लैजान मिल्दैन।',
  },
  'site-redirect-twice': { en: '{label}: {address} is listed twice.', ne: '{label}: {address} दुईपटक छ।' },
  'site-redirect-circle': {
    en: '{label}: the redirect of {address} leads back to it.',
    ne: '{label}: {address} को पुरानो ठेगाना घुमेर त्यहीँ फर्किन्छ।',
  },
} as const satisfies Record<string, Localized>;

export type IssueCode = keyof typeof issueMessages;
