import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';

export const importMessages = {
  title: { en: 'Bring the old website', ne: 'पुरानो वेबसाइट ल्याउने' },
  intro: {
    en: 'Notices, pages, files and addresses of a WordPress site come here in one step. First you see a plan: what will be made, what is left out and why, and what looks wrong. Nothing changes before you import the plan, and the import can be taken back.',
    ne: 'वर्डप्रेस साइटका सूचना, पृष्ठ, फाइल र ठेगाना एकै पटक यहाँ आउँछन्। पहिले योजना देखिन्छ: के-के बन्छ, के-के किन छुट्छ र के गल्तीजस्तो छ। योजना आयात नगरुन्जेल केही फेरिँदैन, आयात गरेपछि पनि फर्काउन मिल्छ।',
  },
  stepExport: {
    en: 'In the dashboard of WordPress choose Tools, Export, All content, and download the file.',
    ne: 'वर्डप्रेसको ड्यासबोर्डमा Tools, Export, All content छानेर फाइल डाउनलोड गर्नुहोस्।',
  },
  stepBackup: { en: 'Download a back-up of this site.', ne: 'यस साइटको ब्याकअप डाउनलोड गर्नुहोस्।' },
  stepSend: { en: 'Send the file here and read the plan.', ne: 'फाइल यहाँ पठाएर योजना पढ्नुहोस्।' },
  again: {
    en: 'You can import as often as you like: only new items are added, and what you have edited or deleted here stays as it is.',
    ne: 'जति पटक पनि आयात गर्न मिल्छ: नयाँ मात्र थपिन्छन्, यहाँ सच्याएका र मेटाएका उस्तै रहन्छन्।',
  },
  exportFile: { en: 'Export file of WordPress', ne: 'वर्डप्रेसको एक्सपोर्ट फाइल' },
  exportHint: {
    en: 'An XML file of at most {most} MB, also as .xml.gz or in a ZIP file.',
    ne: 'बढीमा {most} MB को XML फाइल; .xml.gz वा ZIP भए पनि हुन्छ।',
  },
  archives: { en: 'Files of the old site (ZIP)', ne: 'पुरानो साइटका फाइल (ZIP)' },
  archivesHint: {
    en: 'One or several ZIP files of the folder wp-content/uploads. Without them the files are downloaded from the old site.',
    ne: 'wp-content/uploads फोल्डरका एक वा धेरै ZIP फाइल। नभए फाइल पुरानो साइटबाट डाउनलोड हुन्छन्।',
  },
  download: { en: 'Download the files from the old site', ne: 'पुरानो साइटबाट फाइल डाउनलोड गर्नुहोस्' },
  downloadHint: {
    en: 'Only from the host of the old site. This may take an hour or more.',
    ne: 'पुरानै साइटको ठेगानाबाट मात्र। एक घण्टा वा बढी लाग्न सक्छ।',
  },
  withArchive: { en: 'Use the ZIP files that were sent', ne: 'पठाइएका ZIP फाइल प्रयोग गर्नुहोस्' },
  withoutFiles: { en: 'Import without files', ne: 'फाइलबिना आयात गर्नुहोस्' },
  fromFile: { en: 'From an export file', ne: 'एक्सपोर्ट फाइलबाट' },
  fromAddress: { en: 'From the address of the site', ne: 'साइटको ठेगानाबाट' },
  addressHint: {
    en: 'Without an export file: the public posts, pages and files are read from the running WordPress site, slowly, so that its visitors notice nothing. The menu comes only with the export file.',
    ne: 'एक्सपोर्ट फाइल नभए: चलिरहेको वर्डप्रेस साइटबाट सार्वजनिक पोस्ट, पृष्ठ र फाइल बिस्तारै पढिन्छन्, आगन्तुकलाई केही हुँदैन। मेनु भने एक्सपोर्ट फाइलबाट मात्र आउँछ।',
  },
  address: { en: 'Address of the old site', ne: 'पुरानो साइटको ठेगाना' },
  read: { en: 'Read the site and make the plan', ne: 'साइट पढेर योजना बनाउनुहोस्' },
  send: { en: 'Send and make the plan', ne: 'पठाएर योजना बनाउनुहोस्' },
  noFile: { en: 'Choose the export file.', ne: 'एक्सपोर्ट फाइल छान्नुहोस्।' },
  tooLarge: {
    en: '{file} is too large. The export may have {most} MB, each ZIP file {archive} GB.',
    ne: '{file} धेरै ठूलो छ। एक्सपोर्ट बढीमा {most} MB, ZIP फाइल बढीमा {archive} GB को हुन सक्छ।',
  },
  otherOpen: {
    en: 'Another import is open, so these files were not taken. Finish or discard it first.',
    ne: 'अर्को आयात बाँकी छ, त्यसैले यी फाइल राखिएनन्। पहिले त्यो सक्नुहोस् वा मेटाउनुहोस्।',
  },
  last: { en: 'Last import', ne: 'अघिल्लो आयात' },
  lastLink: { en: '{file}, {at}', ne: '{file}, {at}' },
  phases: {
    planning: { en: 'The plan is being made', ne: 'योजना बन्दै छ' },
    planned: { en: 'Plan of the import', ne: 'आयातको योजना' },
    importing: { en: 'The import is running', ne: 'आयात हुँदै छ' },
    done: { en: 'Imported', ne: 'आयात भयो' },
    failed: { en: 'The plan could not be made', ne: 'योजना बन्न सकेन' },
    cancelled: { en: 'The plan was cancelled', ne: 'योजना रद्द भयो' },
  },
  file: { en: 'File', ne: 'फाइल' },
  oldSite: { en: 'Old site', ne: 'पुरानो साइट' },
  startedBy: { en: 'Started', ne: 'सुरु' },
  byAt: { en: '{by}, {at}', ne: '{by}, {at}' },
  steps: {
    reading: { en: 'Reading the export', ne: 'एक्सपोर्ट पढिँदै छ' },
    collecting: { en: 'Collecting files', ne: 'फाइल जम्मा हुँदै छ' },
    pictures: { en: 'Converting pictures', ne: 'तस्बिर तयार हुँदै छ' },
    planning: { en: 'Comparing with this site', ne: 'यस साइटसँग दाँजिँदै छ' },
    storing: { en: 'Storing notices, pages and files', ne: 'सूचना, पृष्ठ र फाइल राखिँदै छ' },
    waiting: { en: 'Starting', ne: 'सुरु हुँदै छ' },
  },
  items: { en: '{step}: {done} items', ne: '{step}: {done} वटा' },
  itemsOf: { en: '{step}: {done} of {total}', ne: '{step}: {total} मध्ये {done}' },
  leave: {
    en: 'This goes on while you do other work or close this page. After a restart of the server it continues by itself.',
    ne: 'अरू काम गर्दा वा यो पृष्ठ बन्द गर्दा पनि यो चलिरहन्छ। सर्भर फेरि सुरु भए आफैँ अघि बढ्छ।',
  },
  refreshes: { en: 'This page reloads every few seconds.', ne: 'यो पृष्ठ केही सेकेन्डमा आफैँ ताजा हुन्छ।' },
  stopRefresh: { en: 'Stop reloading', ne: 'आफैँ ताजा नगर्नुहोस्' },
  refresh: { en: 'Reload', ne: 'ताजा गर्नुहोस्' },
  cancelPlan: { en: 'Cancel the plan', ne: 'योजना रद्द गर्नुहोस्' },
  cancelImport: { en: 'Stop the import', ne: 'आयात रोक्नुहोस्' },
  cancelHint: {
    en: 'An import that is stopped changes nothing: it is written in one step at its end.',
    ne: 'रोकिएको आयातले केही फेर्दैन: सबै अन्त्यमा एकै पटक लेखिन्छ।',
  },
  stopped: {
    en: 'The import was stopped. Nothing was imported; the plan is still here.',
    ne: 'आयात रोकियो। केही आयात भएन; योजना यहीँ छ।',
  },
  replanned: {
    en: 'This site has changed since the plan. The plan was made again: read it, then import.',
    ne: 'योजना बनेपछि यस साइटमा परिवर्तन भएछ। योजना फेरि बनाइयो: पढेर आयात गर्नुहोस्।',
  },
  nothing: {
    en: 'There is nothing new to import. All public items of this export were imported before, or are left out as listed below.',
    ne: 'आयात गर्नुपर्ने नयाँ केही छैन। यस एक्सपोर्टका सबै सार्वजनिक सामग्री पहिल्यै आइसकेका छन्, वा तल लेखिएअनुसार छुटेका छन्।',
  },
  made: { en: 'What will be made', ne: 'के-के बन्छ' },
  parts: {
    wrong: { en: 'What looks wrong', ne: 'के गल्तीजस्तो छ' },
    repaired: { en: 'What is repaired and changed', ne: 'के-के सच्याइन्छ र फेरिन्छ' },
    'left-out': { en: 'What is left out', ne: 'के-के छुट्छ' },
  },
  allFine: { en: 'Nothing looks wrong.', ne: 'गल्तीजस्तो केही छैन।' },
  lists: {
    notices: { en: 'Notices', ne: 'सूचना' },
    pages: { en: 'Pages', ne: 'पृष्ठ' },
    publications: { en: 'Publications', ne: 'प्रकाशन' },
    albums: { en: 'Albums', ne: 'एल्बम' },
  },
  fileCount: { en: 'Files', ne: 'फाइल' },
  redirectCount: { en: 'Old addresses that lead here', ne: 'यहाँ ल्याउने पुराना ठेगाना' },
  existingCount: { en: 'Imported before, unchanged', ne: 'पहिल्यै आएका, नफेरिने' },
  menu: {
    en: 'The menu of the old site replaces the menu of the sample.',
    ne: 'नमुना मेनुको ठाउँमा पुरानो साइटको मेनु आउँछ।',
  },
  noticeFiles: { en: 'files: {count}', ne: 'फाइल: {count}' },
  all: { en: 'All {count}', ne: 'सबै {count}' },
  page: { en: 'Page {page} of {pages}', ne: 'पृष्ठ {page} / {pages}' },
  pages: { en: 'Pages of the list', ne: 'सूचीका पृष्ठ' },
  previous: { en: 'Previous', ne: 'अघिल्लो' },
  next: { en: 'Next', ne: 'पछिल्लो' },
  toPlan: { en: 'Back to the plan', ne: 'योजनामा फर्कनुहोस्' },
  before: { en: 'Before', ne: 'पहिले' },
  after: { en: 'After', ne: 'पछि' },
  choices: { en: 'Departments and files', ne: 'विभाग र फाइल' },
  choicesHint: {
    en: 'Each category of the old site becomes a department of notices. Choose, then make the plan again.',
    ne: 'पुरानो साइटको हरेक वर्ग सूचनाको एउटा विभाग हुन्छ। छानेर योजना फेरि बनाउनुहोस्।',
  },
  noCategories: { en: 'The new posts have no categories.', ne: 'नयाँ पोस्टमा वर्ग छैन।' },
  category: { en: '{name} ({number} notices)', ne: '{name} ({number} सूचना)' },
  unmapped: {
    en: 'No department fits this name; choose one.',
    ne: 'यस नामसँग मिल्ने विभाग छैन; एउटा छान्नुहोस्।',
  },
  leaveOut: { en: 'Leave out', ne: 'नल्याउने' },
  files: { en: 'Files', ne: 'फाइल' },
  planAgain: { en: 'Make the plan again', ne: 'योजना फेरि बनाउनुहोस्' },
  take: { en: 'Import all of this', ne: 'यी सबै आयात गर्नुहोस्' },
  takeHint: {
    en: 'Everything becomes public in one change. For 90 days it can be taken back from the log of changes.',
    ne: 'सबै एकै परिवर्तनमा सार्वजनिक हुन्छ। ९० दिनसम्म परिवर्तनको अभिलेखबाट फर्काउन मिल्छ।',
  },
  discard: { en: 'Discard the plan', ne: 'योजना मेटाउनुहोस्' },
  another: { en: 'Start another import', ne: 'अर्को आयात सुरु गर्नुहोस्' },
  beginAgain: { en: 'Begin again with other files', ne: 'अरू फाइलले फेरि सुरु गर्नुहोस्' },
  doneText: {
    en: 'The website shows it within seconds. Read the imported pages, above all those listed here.',
    ne: 'केही सेकेन्डमा वेबसाइटमा देखिन्छ। आएका पृष्ठ पढ्नुहोस्, विशेष गरी तल लेखिएका।',
  },
  undo: { en: 'Take the import back', ne: 'आयात फर्काउनुहोस्' },
  undoHint: {
    en: 'All imported records, files and addresses go again. The log of changes has this as number {number}.',
    ne: 'आएका सबै सूचना, पृष्ठ, फाइल र ठेगाना फेरि हट्छन्। परिवर्तनको अभिलेखमा यसको नम्बर {number} हो।',
  },
  undoOlder: {
    en: 'The uploaded files were deleted from the server; the imported ones stay.',
    ne: 'पठाइएका फाइल सर्भरबाट मेटाइए; आयात भएका रहन्छन्।',
  },
  expires: {
    en: 'A plan that is not imported is deleted after {days} days.',
    ne: 'आयात नगरिएको योजना {days} दिनपछि मेटिन्छ।',
  },
  problems: {
    disk: {
      en: 'The disk of the server is full. Nothing was changed. Free some space, then try again.',
      ne: 'सर्भरको डिस्क भरिएको छ। केही फेरिएको छैन। ठाउँ खाली गरेर फेरि प्रयास गर्नुहोस्।',
    },
    memory: {
      en: 'This export needs more memory than an import may use. Nothing was changed. Export in parts: pages first, then posts of some years.',
      ne: 'यो एक्सपोर्टलाई आयातले चलाउन पाउनेभन्दा बढी मेमोरी चाहिन्छ। केही फेरिएको छैन। टुक्रा पारेर एक्सपोर्ट गर्नुहोस्: पहिले पृष्ठ, अनि केही-केही वर्षका पोस्ट।',
    },
    time: {
      en: 'Nothing went forward for 15 minutes, so the work was stopped. Nothing was changed. Try again.',
      ne: '१५ मिनेटसम्म काम अघि नबढेकाले रोकियो। केही फेरिएको छैन। फेरि प्रयास गर्नुहोस्।',
    },
    busy: {
      en: 'Another change was in progress. Nothing was imported. Import again in a moment.',
      ne: 'अर्को परिवर्तन हुँदै थियो। केही आयात भएन। एकछिनपछि फेरि आयात गर्नुहोस्।',
    },
    restarts: {
      en: 'The server stopped several times during this work. Nothing was changed. Try again, or tell the administrator of the server.',
      ne: 'यो काम हुँदाहुँदै सर्भर पटक-पटक बन्द भयो। केही फेरिएको छैन। फेरि प्रयास गर्नुहोस्, वा सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
    },
    crash: {
      en: 'Something went wrong. Nothing was changed. Try again; if it happens again, tell the administrator of the server.',
      ne: 'केही गडबड भयो। केही फेरिएको छैन। फेरि प्रयास गर्नुहोस्; फेरि यस्तै भए सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
    },
  },
} as const;

export const importTexts = messagesByLanguage(importMessages);
