import type { Localized } from '#content/locale.ts';

/** Issues with uploaded files, pictures and back-ups. */
export const fileIssueMessages = {
  'file-heic': {
    en: '{file}: a photograph in Apple’s format (HEIC), which most browsers cannot show. Open it, export it as JPEG and choose that. To take JPEG from now on: Settings, Camera, Formats, Most Compatible.',
    ne: '{file}: यो आइफोनको HEIC तस्बिर हो, धेरैजसो ब्राउजरले देखाउन सक्दैनन्। खोलेर JPEG मा एक्सपोर्ट गरी त्यही छान्नुहोस्। अबदेखि JPEG मै खिच्न: Settings, Camera, Formats, Most Compatible।',
  },
  'file-format': {
    en: '{file}: a picture in the format {format}, which browsers do not show. Open it, save it as JPEG or PNG, and choose that.',
    ne: '{file}: यो {format} ढाँचाको तस्बिर हो, ब्राउजरले देखाउन सक्दैनन्। खोलेर JPEG वा PNG मा सेभ गरी त्यही छान्नुहोस्।',
  },
  'file-picture-cut': {
    en: '{file}: a part of this picture is missing, perhaps as its transfer was interrupted. Copy it again from the telephone or computer that has all of it.',
    ne: '{file}: यो तस्बिर अधुरो छ, पठाउँदा बीचमै टुटेको हुन सक्छ। पूरा तस्बिर भएको फोन वा कम्प्युटरबाट फेरि लिनुहोस्।',
  },
  'file-picture-pixels': {
    en: '{file}: the picture has {megapixels} million pixels, more than {most} million. Make it smaller on your computer first.',
    ne: '{file}: तस्बिरमा {megapixels} मेगापिक्सेल छ, {most} भन्दा बढी मिल्दैन। पहिले कम्प्युटरमा सानो बनाउनुहोस्।',
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
  'publication-no-file': {
    en: 'This publication has no file: visitors see its title, and can read or download nothing.',
    ne: 'यो प्रकाशनमा कुनै फाइल छैन: आगन्तुकले शीर्षक मात्र देख्छन्, पढ्न वा डाउनलोड गर्न केही पाउँदैनन्।',
  },
  'file-missing': { en: '{file}: there is no such file. Choose it again.', ne: '{file}: फाइल छैन। फेरि छान्नुहोस्।' },
  'file-forbidden': { en: '{file}: the file may not be read.', ne: '{file}: फाइल पढ्ने अनुमति छैन।' },
  'file-unreadable': { en: '{file}: the file cannot be read.', ne: '{file}: फाइल पढ्न सकिएन।' },
  'file-name-too-long': {
    en: '{file}: the name has more than {most} characters. Give the file a shorter one.',
    ne: '{file}: फाइलको नाम {most} अक्षरभन्दा लामो छ। छोटो नाम राख्नुहोस्।',
  },
  'page-text-too-long': {
    en: '{file}: the text of page {page} has more than {most} characters. Enter only what is on that page.',
    ne: '{file}: पृष्ठ {page} को पाठ {most} अक्षरभन्दा लामो छ। त्यस पृष्ठमा भएको कुरा मात्र लेख्नुहोस्।',
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
  'file-not-attached': { en: '{file} is no longer attached.', ne: '{file} अब जोडिएको छैन।' },
} as const satisfies Record<string, Localized>;
