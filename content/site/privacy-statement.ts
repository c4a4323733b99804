import type { TextPage } from './page.ts';

/** The privacy statement: the data that this software stores and sends. Change it together with the code that it describes. */
export const privacy: TextPage = {
  title: { en: 'Privacy', ne: 'गोपनीयता' },
  description: { en: 'What this website stores about visitors, where and for how long. No tracking, advertising or third parties.', ne: 'यो वेबसाइटले आगन्तुकबारे के, कहाँ र कति समय राख्छ। निगरानी, विज्ञापन वा तेस्रो पक्ष छैन।' },
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
      heading: { en: 'On your device', ne: 'तपाईंको फोन वा कम्प्युटरमा' },
      table: {
        caption: { en: 'What your browser stores', ne: 'ब्राउजरले के राख्छ' },
        columns: [
          { en: 'When you', ne: 'तपाईंले' },
          { en: 'your browser stores', ne: 'ब्राउजरले राख्छ' },
        ],
        rows: [
          [
            { en: 'stop the animations', ne: 'एनिमेसन रोक्दा' },
            { en: 'your choice, until you change it. Nothing is sent to us', ne: 'तपाईंको रोजाइ, नबदलुन्जेल; हामीकहाँ आउँदैन' },
          ],
          [
            { en: 'turn on notifications', ne: 'नोटिफिकेसन खोल्दा' },
            { en: 'what you chose and which notices it has shown, until you turn them off', ne: 'के रोज्नुभयो र कुन-कुन सूचना देखाइए, बन्द नगरुन्जेल' },
          ],
          [
            { en: 'choose the lite or the full version', ne: 'हलुका वा पूरा संस्करण रोज्दा' },
            { en: 'a cookie for one year. It holds only 1 or 0, the same for everyone who makes that choice', ne: 'एक वर्षका लागि एउटा कुकी; त्यसमा १ वा ० मात्र हुन्छ, जुन उही संस्करण रोज्ने सबैको एउटै हुन्छ' },
          ],
          [
            { en: 'read pages and notices', ne: 'पृष्ठ र सूचना पढ्दा' },
            {
              en: 'for reading offline, up to 60 pages you have read, the latest 50 notices and the files you choose, until you remove them under “Reading offline” at the foot of each page. We do not learn about any of this',
              ne: 'इन्टरनेट नहुँदा पढ्नका लागि तपाईंले पढेका बढीमा ६० पृष्ठ, ताजा ५० सूचना र तपाईंले रोजेका फाइल, हरेक पृष्ठको पुछारको “इन्टरनेटबिना पढ्नुहोस्” बाट नहटाउन्जेल; यसको जानकारी हामीकहाँ आउँदैन',
            },
          ],
          [
            { en: 'log in to the QAA area', ne: 'QAA खण्डमा लगइन गर्दा' },
            { en: 'one encrypted session cookie and a note that you logged in, until you log out, half an hour passes without activity, or 8 hours at most', ne: 'कूटबद्ध (encrypted) एउटा कुकी र लगइन भएको टिपोट, लगआउट गर्दा, वा आधा घण्टा केही नगरे आफैँ मेटिन्छ (बढीमा ८ घण्टा)' },
          ],
        ],
      },
    },
    {
      heading: { en: 'On our server', ne: 'हाम्रो सर्भरमा' },
      table: {
        caption: { en: 'What our server stores', ne: 'सर्भरले के राख्छ' },
        columns: [
          { en: 'When you', ne: 'तपाईंले' },
          { en: 'our server stores', ne: 'सर्भरले राख्छ' },
        ],
        rows: [
          [
            { en: 'open a page', ne: 'पृष्ठ खोल्दा' },
            {
              en: 'a line in a log: the time, the kind of page, the result, how long it took, and a shortened internet address that cannot identify a household; not what you search for. The campus office decides how long',
              ne: 'लगमा एक पङ्क्ति: समय, पृष्ठको प्रकार, नतिजा, लागेको समय र इन्टरनेट ठेगानाको सुरुको भाग मात्र, जसबाट कुनै घर चिनिँदैन; के खोज्नुभयो भन्ने राखिँदैन। लग कति समय राख्ने, क्याम्पस कार्यालयले तोक्छ',
            },
          ],
          [
            { en: 'visit, or say whether a page is useful', ne: 'साइटमा आउँदा वा पृष्ठ उपयोगी लाग्यो कि लागेन भन्दा' },
            { en: 'one count of visits for all pages and visitors, and a count of yes and no for each page; not who answered', ne: 'सबै पृष्ठ र सबै आगन्तुकको भ्रमणको एउटै गन्ती, र हरेक पृष्ठका “लाग्यो” र “लागेन” को गन्ती; कसले भन्यो भन्ने राखिँदैन' },
          ],
          [
            { en: 'request an address that this website does not have', ne: 'यस वेबसाइटमा नभएको ठेगाना खोल्दा' },
            { en: 'a count for that address and the day of the last request, so that the campus can redirect it; not who requested it, and no address that looks like it holds personal data', ne: 'त्यो ठेगानाको गन्ती र अन्तिम पटकको दिन, ताकि क्याम्पसले सही पृष्ठमा लैजान सकोस्; कसले खोल्यो भन्ने र व्यक्तिगत विवरण भएजस्तो ठेगाना राखिँदैन' },
          ],
          [
            { en: 'turn on notifications', ne: 'नोटिफिकेसन खोल्दा' },
            {
              en: 'a delivery address at your browser maker’s message service, its keys, the categories and language you chose, and the time; no name, and for nothing else. It is deleted when you turn them off, or when the service reports that your browser is gone',
              ne: 'ब्राउजर बनाउने कम्पनीको सन्देश सेवामा तपाईंको ब्राउजरको ठेगाना र त्यसका साँचो, तपाईंले रोजेका सूचनाका प्रकार, भाषा र समय; नाम राखिँदैन र अरू काममा प्रयोग हुँदैन। बन्द गरेपछि वा ब्राउजर हटेको जानकारी त्यो सेवाले दिएपछि मेटिन्छ',
            },
          ],
          [
            { en: 'get notices by email', ne: 'सूचना इमेलमा पाउन ठेगाना दिँदा' },
            {
              en: 'your address, the categories, words and language you chose, when you confirmed, and emails that wait; of a symbol number only a fingerprint that cannot be turned back into the number. Without a confirmation it is deleted after 48 hours. The link in each email shows everything and deletes it at once. The emails do not report whether you read them',
              ne: 'तपाईंको ठेगाना, रोजेका प्रकार, शब्द र भाषा, पुष्टि गरेको समय र पठाउन बाँकी इमेल; सिम्बोल नम्बरको छाप मात्र, जसबाट नम्बर निकाल्न सकिँदैन। पुष्टि नगरे ४८ घण्टामा मेटिन्छ। हरेक इमेलको लिङ्कले सबै देखाउँछ र तुरुन्तै मेटाउँछ। इमेल पढियो कि भएन भनेर हेरिँदैन',
            },
          ],
          [
            { en: 'log in to the QAA area', ne: 'QAA खण्डमा लगइन गर्दा' },
            { en: 'in that log, the login and the documents opened, with the user name in coded form, never the password; after a log-out, the number of the session for 8 hours at most', ne: 'त्यही लगमा लगइन र खोलिएका कागजात, प्रयोगकर्ताको नाम सङ्केतका रूपमा, पासवर्ड कहिल्यै होइन; लगआउट भएपछि त्यस लगइनको नम्बर बढीमा ८ घण्टा' },
          ],
          [
            { en: 'write to the campus', ne: 'क्याम्पसलाई लेख्दा' },
            {
              en: 'what you wrote and filled in, without your internet address: in the list of the campus office for 180 days, after which it is deleted, or, where the campus has chosen mail, nothing here, since it goes to the office by email. The form says which',
              ne: 'तपाईंले लेखेको र भरेको कुरा, इन्टरनेट ठेगानाबिना: क्याम्पस कार्यालयको सूचीमा १८० दिन, त्यसपछि मेटिन्छ; क्याम्पसले इमेल रोजेको भए यहाँ केही राखिँदैन, कार्यालयमा इमेल जान्छ। कुन हो, फाराममै लेखिएको हुन्छ',
            },
          ],
          [
            { en: 'send requests', ne: 'अनुरोध पठाउँदा' },
            {
              en: 'to slow down abuse, a count per internet address in memory: of pages for one minute; of logins, answers, messages and sign-ups for notifications and emails for one hour; of confirmation emails to one address, in coded form, for one day. An address with a successful login is remembered for 14 days, so that others’ guesses do not lock that person out',
              ne: 'दुरुपयोग रोक्न इन्टरनेट ठेगानाअनुसार गन्ती, मेमोरीमा: पृष्ठको एक मिनेट; लगइन, जवाफ, सन्देश, नोटिफिकेसन र इमेलका लागि भरेको फाराम एक घण्टा; एउटै ठेगानामा पठाइएका पुष्टि गर्ने इमेल, सङ्केतका रूपमा, एक दिन। लगइन सफल भएको ठेगाना १४ दिन राखिन्छ, जसले गर्दा अरूको गलत अनुमानले वास्तविक प्रयोगकर्ता रोकिँदैन',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'Other services', ne: 'अन्य सेवा' },
      points: [
        {
          en: 'Our server gets notices and other content from the campus system, which learns nothing about you. Only a login is checked there, with the user name and password you enter',
          ne: 'सूचना र अन्य सामग्री हाम्रो सर्भरले क्याम्पसको प्रणालीबाट ल्याउँछ; तपाईंबारे त्यहाँ केही जाँदैन। लगइन गर्दा मात्र तपाईंले दिएको प्रयोगकर्ताको नाम र पासवर्ड त्यहाँ जाँचिन्छ',
        },
        { en: 'The map on the Contact page comes from OpenStreetMap, and only when you ask for it', ne: 'सम्पर्क पृष्ठको नक्सा OpenStreetMap बाट आउँछ, त्यो पनि तपाईंले मागेपछि मात्र' },
        { en: 'Sharing and social media links are plain links: those sites learn about you only if you open one', ne: 'सेयर र सामाजिक सञ्जालका लिङ्क साधारण लिङ्क हुन्: तपाईंले थिचेपछि मात्र ती साइटले तपाईंबारे थाहा पाउँछन्' },
        { en: 'Notifications are sent, encrypted, through your browser maker’s message service. It can see that we sent something, but not what', ne: 'नोटिफिकेसन ब्राउजर बनाउने कम्पनीको सन्देश सेवामार्फत कूटबद्ध भएर जान्छ: केही पठाइएको त्यसलाई थाहा हुन्छ, के पठाइयो भन्ने थाहा हुँदैन' },
        { en: 'Notices by email go through the mail server of the campus and that of your mail provider, which see your address and the notice', ne: 'इमेलमा पठाइने सूचना क्याम्पसको र तपाईंको इमेल सेवाको मेल सर्भर भएर जान्छ: तिनले तपाईंको ठेगाना र सूचना देख्छन्' },
        { en: 'Feeds and calendars you subscribe to are downloaded by your own app; no account is needed', ne: 'तपाईंले थपेका फिड र क्यालेन्डर तपाईंकै एपले डाउनलोड गर्छ; खाता चाहिँदैन' },
      ],
    },
  ],
};
