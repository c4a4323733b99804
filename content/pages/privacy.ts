import type { TextPage } from './text-page';

/** What the software of this site stores and sends. It has to be changed together with the code it speaks of. */
export const privacy = {
  description: {
    en: 'What this website stores about its visitors: no tracking, no advertising, no third party; what is kept, where and for how long.',
    ne: 'यो वेबसाइटले पाठकबारे के राख्छ: पछ्याउने, विज्ञापन वा तेस्रो पक्ष छैन; के, कहाँ र कति समय राखिन्छ।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'You can read everything public here without saying who you are. No page carries advertising or tracking, none loads anything from another company, and no cookie is set unless you ask for what needs one.',
          ne: 'यहाँका सार्वजनिक कुरा को हुँ भनी नखुलाई पढ्न सकिन्छ। कुनै पृष्ठमा विज्ञापन वा पछ्याउने साधन छैन, अरू कम्पनीबाट केही ल्याइँदैन, र तपाईंले मागेको कुरालाई नचाहिए कुनै कुकी राखिँदैन।',
        },
      ],
    },
    {
      heading: { en: 'On your device', ne: 'तपाईंको यन्त्रमा' },
      points: [
        {
          en: '“Stop motion” is remembered in the storage of your browser; it is not sent to us',
          ne: '“चलायमान दृश्य रोक्नुहोस्” को रोजाइ ब्राउजरमै राखिन्छ, हामीलाई पठाइँदैन',
        },
        {
          en: 'Who asks to be told of new notices has in the browser what was asked for and which notices it told of, until it is stopped',
          ne: 'नयाँ सूचनाको जानकारी माग्नेको ब्राउजरमा के मागियो र कुन सूचना बताइयो भन्ने रहन्छ, बन्द नगरुन्जेल',
        },
        {
          en: '“Lite version” and “Full version” set a cookie of one digit, 1 or 0, for a year: the same for everybody who chose the same',
          ne: '“हलुका संस्करण” र “पूरा संस्करण” ले एक अङ्कको कुकी (१ वा ०) एक वर्षका लागि राख्छ: उही रोज्ने सबैको उही हुन्छ',
        },
        {
          en: 'So that they can be read without a connection, your browser keeps up to 60 of the pages that you read here, the newest 50 notices, and the files that you ask it to keep. “Reading offline” at the foot of each page shows and removes them. We do not hear of it',
          ne: 'इन्टरनेट नहुँदा पढ्न सकियोस् भनेर तपाईंले पढेका बढीमा ६० पृष्ठ, नयाँ ५० सूचना र तपाईंले राख भनेका फाइल ब्राउजरले राख्छ। हरेक पृष्ठको पुछारको “इन्टरनेटबिना पढ्ने” ले ती देखाउँछ र हटाउँछ। हामीलाई थाहा हुँदैन',
        },
        {
          en: 'Who logs in to the QAA area gets one cookie with a sealed session. It ends with the log-out, after half an hour without use, and after 8 hours at the latest; the number of a session that was logged out is kept until then. That a login was made is noted in the storage of the browser until then',
          ne: 'QAA क्षेत्रमा लगइन गर्नेलाई सिलबन्द सत्रको एउटा कुकी दिइन्छ। लगआउट गरेपछि, आधा घण्टा नचलाएपछि वा बढीमा ८ घण्टामा त्यो सकिन्छ; लगआउट गरिएको सत्रको नम्बर त्यतिन्जेल राखिन्छ। लगइन भएको कुरा त्यतिन्जेल ब्राउजरमा टिपिन्छ',
        },
      ],
    },
    {
      heading: { en: 'On our server', ne: 'हाम्रो सर्भरमा' },
      points: [
        {
          en: 'Each request is a line in a log: time, kind of page, status, how long it took, and the beginning of the address it came from, without the part that tells one household from another. What you search for is not in it',
          ne: 'हरेक अनुरोध लगको एक पङ्क्ति हुन्छ: समय, पृष्ठको प्रकार, नतिजा, लागेको समय र आएको ठेगानाको सुरुको भाग मात्र, कुन घर हो भन्ने छुट्ट्याउने भाग राखिँदैन। तपाईंले के खोज्नुभयो भन्ने त्यसमा हुँदैन',
        },
        {
          en: '“Page Visit” is one number for all pages and all visitors',
          ne: '“पृष्ठ भ्रमण” सबै पृष्ठ र सबै पाठकको एउटै सङ्ख्या हो',
        },
        {
          en: '“Was this page useful?” is a number of yes and of no for each page; who answered is not kept',
          ne: '“यो पृष्ठ काम लाग्यो?” हरेक पृष्ठका “लाग्यो” र “लागेन” को सङ्ख्या मात्र हो; कसले भन्यो राखिँदैन',
        },
        {
          en: 'Who asks to be told of new notices gives us what the browser makes for that: an address at the maker’s message service, the keys to write to it, the chosen departments, the language and the time. It holds no name and is used for nothing else. It is deleted when you tap to stop, and when the service says that the browser is gone',
          ne: 'नयाँ सूचनाको जानकारी माग्नेको ब्राउजरले त्यसका लागि बनाएको कुरा मात्र राखिन्छ: ब्राउजर बनाउनेको सन्देश सेवाको ठेगाना, त्यसमा लेख्ने साँचो, रोजिएका विभाग, भाषा र समय। नाम हुँदैन, अरू काममा लगाइँदैन। तपाईंले बन्द गरेपछि वा ब्राउजर अब छैन भनी सेवाले भनेपछि मेटिन्छ',
        },
        {
          en: 'To slow down flooding and guessing, requests and logins are counted by address in memory: for a minute, for logins, answers to that question and requests to be told for an hour. From where somebody has logged in is remembered for 14 days, so that others’ guesses do not keep them out',
          ne: 'अत्यधिक अनुरोध र पासवर्ड अनुमान रोक्न ठेगानाअनुसार अनुरोध एक मिनेट, लगइन, त्यस प्रश्नका जवाफ र जानकारीको माग एक घण्टासम्म मेमोरीमा गनिन्छ। लगइन सफल भएको ठेगाना १४ दिन सम्झिइन्छ, ताकि अरूको अनुमानले वास्तविक प्रयोगकर्ता नरोकियोस्',
        },
        {
          en: 'Logins to the QAA area and the documents read there are in the log as well, the user name as a digest, so that misuse can be followed up; passwords never are',
          ne: 'दुरुपयोग भए खोजी गर्न QAA क्षेत्रका लगइन र पढिएका कागजात पनि लगमा हुन्छन्, प्रयोगकर्ताको नाम सङ्केतमा; पासवर्ड कहिल्यै हुँदैन',
        },
        {
          en: 'How long the log is kept is for the campus office to set',
          ne: 'लग कति समय राख्ने क्याम्पस कार्यालयले तोक्छ',
        },
      ],
    },
    {
      heading: { en: 'Other places', ne: 'अन्य ठाउँ' },
      points: [
        {
          en: 'Notices and all other content come to our server from the campus’s own system, which hears nothing of you. Only a login is checked there, with the name and password that you give',
          ne: 'सूचना र अन्य सामग्री हाम्रो सर्भरले क्याम्पसकै प्रणालीबाट ल्याउँछ, तपाईंबारे त्यसलाई केही थाहा हुँदैन। लगइन मात्र तपाईंले दिएको नाम र पासवर्डसहित त्यहाँ जाँचिन्छ',
        },
        {
          en: 'The map on Contact comes from another company, and only when you ask for it',
          ne: 'सम्पर्क पृष्ठको नक्सा अर्को कम्पनीबाट आउँछ, त्यो पनि तपाईंले मागेपछि मात्र',
        },
        {
          en: 'Links to share a notice and to social networks are plain links: those places hear of you only when you follow one',
          ne: 'सूचना सेयर गर्ने र सामाजिक सञ्जालका लिङ्क साधारण लिङ्क हुन्: थिचेपछि मात्र ती ठाउँलाई थाहा हुन्छ',
        },
        {
          en: 'A message about a new notice goes through the message service of your browser’s maker, encrypted: it sees that we write to that browser, and not what',
          ne: 'नयाँ सूचनाको सन्देश ब्राउजर बनाउनेको सन्देश सेवाबाट जान्छ, सङ्केतबद्ध: हामीले त्यो ब्राउजरलाई लेखेको थाहा हुन्छ, के लेखेको थाहा हुँदैन',
        },
        {
          en: 'Feeds and calendars to which you subscribe are fetched by your own program, without an account',
          ne: 'तपाईंले थपेका फिड र क्यालेन्डर तपाईंकै कार्यक्रमले ल्याउँछ, खाता चाहिँदैन',
        },
      ],
    },
  ],
} as const satisfies TextPage;
