/** Messages about the readable text of a document, before it is published. */
export const adminDocumentsMessages = {
  title: { en: 'The text of the file as readers will see it', ne: 'फाइलभित्रको कुरा पाठकले यसरी पढ्नेछन्' },
  readable: {
    en: 'Readers will be able to read and search this without opening the file. Pages: {pages}.',
    ne: 'पाठकले फाइल नखोली यो पढ्न र खोज्न सक्नेछन्। पृष्ठ: {pages}।',
  },
  legacy: {
    en: 'Typed in {fonts}; shown in Unicode. Please check that the text is right.',
    ne: '{fonts} मा टाइप गरिएको; युनिकोडमा देखाइन्छ। शब्द ठीक छन् कि हेर्नुहोस्।',
  },
  hidden: {
    en: 'The file keeps parts that you hid ({parts}). Readers do not see them on the website, but everybody who opens the file can. If they are private, delete them from the file, and attach it again.',
    ne: 'यस फाइलमा तपाईंले लुकाएको कुरा ({parts}) छ। वेबसाइटमा त्यो देखिँदैन, तर फाइल खोल्ने जोसुकैले हेर्न सक्छ। गोप्य हो भने फाइलबाटै मेटेर फेरि जोड्नुहोस्।',
  },
  hiddenSheets: { en: 'sheets', ne: 'पाना (sheet)' },
  hiddenRows: { en: 'rows', ne: 'पङ्क्ति (row)' },
  hiddenColumns: { en: 'columns', ne: 'महल (column)' },
  hiddenText: { en: 'text that nobody sees', ne: 'नदेखिने अक्षर' },
  longer: {
    en: 'Only the first {pages} pages will be readable and searchable.',
    ne: 'पहिलो {pages} पृष्ठ मात्र पढ्न र खोज्न मिल्नेछ।',
  },
  scan: {
    en: 'This is a scan: a picture of paper. A computer reads its text, with mistakes. Better attach the file that it was printed from: in Word choose “Save as PDF”. If there is none, scan it straight, at 300 dpi, and check the text below.',
    ne: 'यो स्क्यान हो, कागजको तस्बिर। कम्प्युटरले यसको पाठ पढ्छ, तर गल्ती हुन सक्छ। छाप्नुअघिको मूल फाइल नै जोड्नु राम्रो हुन्छ: Word मा “Save as PDF” छान्नुहोस्। मूल फाइल छैन भने सीधा राखेर ३०० dpi मा स्क्यान गर्नुहोस्, र तलको पाठ जाँच्नुहोस्।',
  },
  brokenText: {
    en: 'The letters inside this file are wrong, though it looks right: copied or searched text would be garbage. A computer reads its text from a picture instead. Better make the PDF again: in Word choose “Save as PDF”, not a printer.',
    ne: 'हेर्दा ठीक देखिए पनि यस फाइलभित्रका अक्षर गलत छन्: कपी वा खोजी गर्दा अर्थ नलाग्ने अक्षर आउँछन्। त्यसैले कम्प्युटरले तस्बिरबाट पाठ पढ्छ। PDF फेरि बनाउनु राम्रो हुन्छ: Word मा प्रिन्टर होइन, “Save as PDF” छान्नुहोस्।',
  },
  recognising: {
    en: 'Pages still to be read from their pictures: {count}. Reload this page to see their text.',
    ne: 'तस्बिरबाट पढ्न बाँकी पृष्ठ: {count}। पाठ हेर्न यो पृष्ठ फेरि खोल्नुहोस्।',
  },
  notRecognised: {
    en: 'Pages without text: {count}. Visitors see their pictures.',
    ne: 'पाठ नभएका पृष्ठ: {count}। आगन्तुकले तस्बिर मात्र देख्छन्।',
  },
  page: { en: 'Page {page}', ne: 'पृष्ठ {page}' },
  recognised: {
    en: 'Read from the picture, {confidence} percent certain. Readers will see this text.',
    ne: 'तस्बिरबाट पढिएको, {confidence} प्रतिशत निश्चित। पाठकले यही पाठ देख्नेछन्।',
  },
  poor: {
    en: 'This page could not be read well. Readers see only its picture, unless you type or correct the text here.',
    ne: 'यो पृष्ठ राम्ररी पढ्न सकिएन। यहाँ पाठ नलेखे वा नसच्याए पाठकले तस्बिर मात्र देख्छन्।',
  },
  corrected: {
    en: 'Corrected. Readers will see this text once you publish.',
    ne: 'सच्याइएको छ। प्रकाशित गरेपछि पाठकले यही पाठ देख्नेछन्।',
  },
  correct: { en: 'Text of this page', ne: 'यस पृष्ठको पाठ' },
  correctHint: {
    en: 'An empty line begins a new paragraph. Cells of a table are separated by |, items of a list begin with “- ”, a heading with “# ”. Empty the field to return to the text that the computer read.',
    ne: 'एक पङ्क्ति खाली छोडे नयाँ अनुच्छेद हुन्छ। तालिकाका कोठा | ले छुट्टिन्छन्, सूचीका बुँदा “- ” बाट र शीर्षक “# ” बाट सुरु हुन्छ। कम्प्युटरले पढेकै पाठमा फर्कन यो खाली गर्नुहोस्।',
  },
  saveText: { en: 'Save this text', ne: 'यो पाठ सुरक्षित गर्नुहोस्' },
  encrypted: {
    en: 'This file is locked with a password: most readers cannot open it. Save it without one.',
    ne: 'यो फाइल पासवर्डले बन्द छ: धेरैजसो पाठकले खोल्न सक्दैनन्। पासवर्ड हटाएर सेभ गर्नुहोस्।',
  },
  broken: {
    en: 'This file seems to be damaged. Open it and save it again.',
    ne: 'यो फाइल बिग्रिएको जस्तो छ। आफैँ खोलेर हेर्नुहोस् र फेरि सेभ गर्नुहोस्।',
  },
  empty: { en: 'This file is empty.', ne: 'यो फाइलभित्र केही छैन।' },
  wrongKind: {
    en: 'The content of this file does not match its name: many phones will not open it.',
    ne: 'फाइलको नाम र भित्रको कुरा मिल्दैन: धेरै फोनमा खुल्दैन।',
  },
  oldFormat: {
    en: 'Readers cannot see this old format on the website and have to download it. Open it in Word or Excel, choose “Save As”, and as its type PDF, “Word Document (.docx)” or “Excel Workbook (.xlsx)”. Then attach the new file instead.',
    ne: 'यो पुरानो ढाँचाको फाइल वेबसाइटमै पढ्न मिल्दैन, पाठकले डाउनलोड गर्नुपर्छ। Word वा Excel मा खोलेर “Save As” थिच्नुहोस् र PDF, “Word Document (.docx)” वा “Excel Workbook (.xlsx)” छान्नुहोस्। त्यसपछि यसको सट्टा नयाँ फाइल जोड्नुहोस्।',
  },
  tooMuch: {
    en: 'This file is too large or too long for its text to be shown. Readers get the file itself.',
    ne: 'यो फाइल धेरै ठूलो वा लामो भएकाले भित्रको कुरा देखाइने छैन। पाठकले फाइल नै पाउँछन्।',
  },
  later: {
    en: 'Reading this file takes a while. Reload this page to see its text.',
    ne: 'यो फाइल पढ्न केही समय लाग्छ। भित्र के छ हेर्न यो पृष्ठ फेरि खोल्नुहोस्।',
  },
} as const;
