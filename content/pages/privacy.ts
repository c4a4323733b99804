import type { TextPage } from './text-page';

/** What the software of this site stores and sends. It has to be changed together with the code it speaks of. */
export const privacy = {
  description: {
    en: 'What this website stores about visitors, where and for how long. No tracking, advertising or third parties.',
    ne: 'यो वेबसाइटले प्रयोगकर्ताबारे के, कहाँ र कति समय राख्छ। निगरानी, विज्ञापन र तेस्रो पक्ष छैनन्।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'You can read every public page without telling us who you are. There is no advertising or tracking, nothing is loaded from other companies, and a cookie is set only when you use a feature that needs one.',
          ne: 'आफ्नो परिचय नदिईकनै सबै सार्वजनिक पृष्ठ पढ्न सकिन्छ। यहाँ विज्ञापन वा निगरानी छैन, अरू कम्पनीबाट केही ल्याइँदैन, र तपाईंले रोजेको सुविधालाई चाहिए मात्र कुकी राखिन्छ।',
        },
      ],
    },
    {
      heading: { en: 'On your device', ne: 'तपाईंको यन्त्रमा' },
      points: [
        {
          en: 'If you choose “Stop animations”, your browser remembers it. Nothing is sent to us',
          ne: '“एनिमेसन रोक्नुहोस्” को रोजाइ ब्राउजरमै रहन्छ, हामीकहाँ आउँदैन',
        },
        {
          en: 'If you turn on notifications, your browser stores what you chose and which notices it has shown, until you turn them off',
          ne: 'नोटिफिकेसन खोल्नुभयो भने के रोज्नुभयो र कुन सूचना देखाइयो भन्ने कुरा बन्द नगरुन्जेल तपाईंको ब्राउजरमा रहन्छ',
        },
        {
          en: '“Lite version” and “Full version” set a cookie for one year. It holds only 1 or 0, the same for everyone who makes that choice',
          ne: '“हलुका संस्करण” वा “पूरा संस्करण” रोज्दा एक वर्षका लागि एउटा कुकी राखिन्छ; त्यसमा १ वा ० मात्र हुन्छ, जुन उही रोज्ने सबैको एउटै हुन्छ',
        },
        {
          en: 'For offline reading, your browser saves up to 60 pages you have read, the latest 50 notices and the files you choose to save. You can see and remove them under “Reading offline” at the foot of each page. We do not learn about any of this',
          ne: 'इन्टरनेट नहुँदा पनि पढ्न सकियोस् भनेर तपाईंले पढेका बढीमा ६० पृष्ठ, ताजा ५० सूचना र तपाईंले रोजेका फाइल ब्राउजरले सुरक्षित राख्छ। हरेक पृष्ठको पुछारमा रहेको “इन्टरनेटबिना पढ्नुहोस्” बाट ती हेर्न र हटाउन सकिन्छ। यसको जानकारी हामीकहाँ आउँदैन',
        },
        {
          en: 'If you log in to the QAA area, one encrypted session cookie is set. It ends when you log out, after half an hour without activity, or after 8 hours at most. Until then your browser also notes that you logged in, and our server keeps the number of a session that has been logged out',
          ne: 'QAA खण्डमा लगइन गर्दा कूटबद्ध (encrypted) एउटा कुकी राखिन्छ। लगआउट गरेपछि, आधा घण्टा नचलाएपछि वा बढीमा ८ घण्टामा त्यो सकिन्छ। त्यतिन्जेल लगइन भएको कुरा ब्राउजरमा र लगआउट भएको लगइनको नम्बर हाम्रो सर्भरमा रहन्छ',
        },
      ],
    },
    {
      heading: { en: 'On our server', ne: 'हाम्रो सर्भरमा' },
      points: [
        {
          en: 'Each request adds a line to a log: the time, the kind of page, the result, how long it took, and a shortened internet address that cannot identify a household. What you search for is not recorded',
          ne: 'हरेक अनुरोधको एक पङ्क्ति लगमा रहन्छ: समय, पृष्ठको प्रकार, नतिजा, लागेको समय र इन्टरनेट ठेगानाको सुरुको भाग मात्र, जसबाट कुनै घर चिनिँदैन। तपाईंले के खोज्नुभयो भन्ने लगमा रहँदैन',
        },
        {
          en: '“Page Visit” is one counter for all pages and all visitors',
          ne: '“भ्रमण सङ्ख्या” सबै पृष्ठ र सबै आगन्तुकको एउटै गन्ती हो',
        },
        {
          en: 'For “Was this page useful?” we count the yes and no answers for each page. We do not record who answered',
          ne: '“यो पृष्ठ उपयोगी लाग्यो?” मा हरेक पृष्ठका “लाग्यो” र “लागेन” को गन्ती मात्र राखिन्छ; कसले भन्यो भन्ने राखिँदैन',
        },
        {
          en: 'If you turn on notifications, we store what your browser creates for that: a delivery address at the browser maker’s message service, its keys, the categories and language you chose, and the time. It contains no name and is used for nothing else. It is deleted when you turn notifications off, or when the service reports that your browser is gone',
          ne: 'नोटिफिकेसन खोल्नुभयो भने ब्राउजरले त्यसका लागि बनाएको ठेगाना र साँचो, तपाईंले रोजेका सूचनाका प्रकार, भाषा र समय राखिन्छ। त्यसमा नाम हुँदैन र अरू काममा प्रयोग हुँदैन। तपाईंले बन्द गरेपछि वा ब्राउजर हटेको जानकारी सेवाबाट आएपछि मेटिन्छ',
        },
        {
          en: 'To slow down abuse, we count requests per internet address in memory: page requests for one minute; logins, answers to that question and notification sign-ups for one hour. An address with a successful login is remembered for 14 days, so that other people’s wrong guesses do not lock that person out',
          ne: 'दुरुपयोग रोक्न हरेक इन्टरनेट ठेगानाबाट आएका अनुरोध मेमोरीमा गनिन्छन्: पृष्ठका अनुरोध एक मिनेट; लगइन, माथिको प्रश्नका जवाफ र नोटिफिकेसनका अनुरोध एक घण्टा। लगइन सफल भएको ठेगाना १४ दिन राखिन्छ, जसले गर्दा अरूको गलत अनुमानले वास्तविक प्रयोगकर्ता रोकिँदैन',
        },
        {
          en: 'QAA logins and the documents opened there are also logged, with the user name in coded form, so that misuse can be investigated. Passwords are never logged',
          ne: 'दुरुपयोग भए छानबिन गर्न QAA खण्डका लगइन र खोलिएका कागजात पनि लगमा रहन्छन्; प्रयोगकर्ताको नाम सङ्केतमा राखिन्छ, पासवर्ड कहिल्यै राखिँदैन',
        },
        {
          en: 'The campus office decides how long the log is kept',
          ne: 'लग कति समय राख्ने भन्ने क्याम्पस कार्यालयले तोक्छ',
        },
      ],
    },
    {
      heading: { en: 'Other services', ne: 'अन्य सेवा' },
      points: [
        {
          en: 'Our server gets notices and other content from the campus system, which learns nothing about you. Only a login is checked there, with the user name and password you enter',
          ne: 'सूचना र अन्य सामग्री हाम्रो सर्भरले क्याम्पसको प्रणालीबाट ल्याउँछ; तपाईंबारे त्यहाँ केही जाँदैन। लगइन गर्दा मात्र तपाईंले दिएको नाम र पासवर्ड त्यहाँ जाँचिन्छ',
        },
        {
          en: 'The map on the Contact page comes from OpenStreetMap, and only when you ask for it',
          ne: 'सम्पर्क पृष्ठको नक्सा OpenStreetMap बाट आउँछ, त्यो पनि तपाईंले मागेपछि मात्र',
        },
        {
          en: 'Sharing and social media links are plain links: those sites learn about you only if you open one',
          ne: 'सेयर र सामाजिक सञ्जालका लिङ्क साधारण लिङ्क हुन्: तपाईंले थिचेपछि मात्र ती साइटले थाहा पाउँछन्',
        },
        {
          en: 'Notifications are sent, encrypted, through your browser maker’s message service. It can see that we sent something, but not what',
          ne: 'नोटिफिकेसन ब्राउजर बनाउने कम्पनीको सन्देश सेवामार्फत कूटबद्ध भएर जान्छ: पठाइएको थाहा हुन्छ, के पठाइयो थाहा हुँदैन',
        },
        {
          en: 'Feeds and calendars you subscribe to are downloaded by your own app; no account is needed',
          ne: 'तपाईंले थपेका फिड र क्यालेन्डर तपाईंकै एपले डाउनलोड गर्छ; खाता चाहिँदैन',
        },
      ],
    },
  ],
} as const satisfies TextPage;
