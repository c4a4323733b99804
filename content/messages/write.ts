/** Messages of the question below a page. */
export const feedback = {
  question: { en: 'Was this page useful?', ne: 'यो पृष्ठ उपयोगी लाग्यो?' },
  yes: { en: 'Yes', ne: 'लाग्यो' },
  no: { en: 'No', ne: 'लागेन' },
  thanks: { en: 'Thank you. Your answer was counted anonymously.', ne: 'धन्यवाद। तपाईंको जवाफ गनियो; नाम राखिएको छैन।' },
  failed: { en: 'Your answer could not be counted. Please try again later.', ne: 'तपाईंको जवाफ गन्न सकिएन। पछि फेरि प्रयास गर्नुहोस्।' },
} as const;

/** Messages of the page for a rejected form. */
export const formRefusals = {
  heading: { en: 'This form was not accepted', ne: 'यो फाराम स्वीकार भएन' },
  elsewhere: { en: 'It did not come from a page of this site, or your browser does not confirm it. Open the page again and send the form from there.', ne: 'यो फाराम यस साइटको पृष्ठबाट आएन, वा तपाईंको ब्राउजरले त्यो बताएन। पृष्ठ फेरि खोलेर त्यहीँबाट पठाउनुहोस्।' },
  incomplete: { en: 'Something in it is missing. Go back, fill in every field and send it again.', ne: 'केही भर्न छुटेको छ। पछाडि फर्केर सबै भर्नुहोस् र फेरि पठाउनुहोस्।' },
  unreadable: { en: 'It is incomplete or invalid. Go back and send it again.', ne: 'फाराम ठीकसँग आइपुगेन। पछाडि फर्केर फेरि पठाउनुहोस्।' },
} as const;

/** Messages for requests that are rejected before they reach a page. */
export const refusals = {
  unreadable: { en: 'This site cannot read this request.', ne: 'साइटले यो अनुरोध बुझ्न सकेन।' },
  tooSlow: { en: 'The request took too long to arrive. Please try again.', ne: 'अनुरोध आइपुग्न धेरै समय लाग्यो। कृपया फेरि प्रयास गर्नुहोस्।' },
  address: { en: 'This address is not valid.', ne: 'यो ठेगाना मान्य छैन।' },
  longAddress: { en: 'This address is too long.', ne: 'यो ठेगाना धेरै लामो छ।' },
  method: { en: 'This address does not accept data.', ne: 'यस ठेगानामा केही पठाउन मिल्दैन, पढ्न मात्र मिल्छ।' },
  body: { en: 'What you sent is larger than this site accepts.', ne: 'पठाइएको सामग्री यस साइटले लिन सक्नेभन्दा ठूलो छ।' },
  tooMany: { en: 'Too many requests. Please wait a minute.', ne: 'धेरै अनुरोध भए। कृपया एक मिनेट पर्खनुहोस्।' },
  tooBusy: { en: 'Too many files are being downloaded at once. Please try again in a few seconds.', ne: 'एकैपटक धेरै फाइल डाउनलोड हुँदै छन्। कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।' },
} as const;

/** Messages of the message form. `{days}`: how long the office stores messages. */
export const write = {
  title: { en: 'Write to the campus', ne: 'क्याम्पसलाई लेख्नुहोस्' },
  description: { en: 'Send the campus office a question, a suggestion or a grievance. No account needed; you get a reference number.', ne: 'क्याम्पस कार्यालयलाई प्रश्न, सुझाव वा गुनासो पठाउनुहोस्। खाता चाहिँदैन; सन्दर्भ नम्बर पाइन्छ।' },
  lead: { en: 'Ask a question, make a suggestion or tell us what went wrong.', ne: 'प्रश्न सोध्नुहोस्, सुझाव दिनुहोस् वा कहाँ चित्त बुझेन भन्नुहोस्।' },
  kind: { en: 'What is it about?', ne: 'कुन विषयमा लेख्दै हुनुहुन्छ?' },
  kinds: {
    question: { en: 'A question', ne: 'प्रश्न' },
    suggestion: { en: 'A suggestion', ne: 'सुझाव' },
    grievance: { en: 'A grievance or complaint', ne: 'गुनासो वा उजुरी' },
  },
  text: { en: 'Your message', ne: 'तपाईंको सन्देश' },
  textHint: { en: 'Up to 3,000 characters. Do not write passwords or bank details.', ne: 'बढीमा ३,००० अक्षर। पासवर्ड वा बैंकको विवरण नलेख्नुहोस्।' },
  contactFields: { en: 'How we can answer you', ne: 'तपाईंलाई कसरी जवाफ दिने' },
  contactFieldsHint: { en: 'You can leave all three empty. Without them we can’t reply, but we still read your message.', ne: 'तीनै ठाउँ खाली छोड्न सकिन्छ। त्यसो गर्दा जवाफ दिन सकिँदैन, तर हामी पढ्छौँ।' },
  name: { en: 'Name', ne: 'नाम' },
  email: { en: 'Email', ne: 'इमेल' },
  phone: { en: 'Phone', ne: 'फोन' },
  honeypot: { en: 'Leave this field empty', ne: 'यो ठाउँ खाली छोड्नुहोस्' },
  send: { en: 'Send', ne: 'पठाउनुहोस्' },
  storedByOffice: {
    en: 'Your message, and anything else you fill in, is stored by the campus office for {days} days and is then deleted; copies in back-ups are deleted with those. Only administrators of the office read it. Your internet address is not stored with it. Nothing is sent to other companies.',
    ne: 'तपाईंले लेखेको कुरा र भरेको विवरण क्याम्पस कार्यालयले {days} दिन राख्छ, त्यसपछि मेटिन्छ; ब्याकअपमा भएको प्रति त्यो ब्याकअपसँगै मेटिन्छ। कार्यालयका व्यवस्थापकले मात्र पढ्छन्। तपाईंको इन्टरनेट ठेगाना यससँग राखिँदैन। अरू कम्पनीमा केही जाँदैन।',
  },
  storedByMail: {
    en: 'Your message, and anything else you fill in, is sent to the campus office by email; this website stores no copy. The office stores it like its other letters. Your internet address is not sent.',
    ne: 'तपाईंले लेखेको कुरा र भरेको विवरण इमेलबाट क्याम्पस कार्यालयमा जान्छ; यो वेबसाइटमा प्रति रहँदैन। कार्यालयले अरू चिठीपत्रसरह राख्छ। तपाईंको इन्टरनेट ठेगाना सँगै पठाइँदैन।',
  },
  sent: { en: 'It has been sent. Thank you.', ne: 'पठाइयो। धन्यवाद।' },
  reference: { en: 'Your reference number', ne: 'तपाईंको सन्दर्भ नम्बर' },
  referenceUse: { en: 'Note it down, and mention it when you call or come to the office.', ne: 'यो नम्बर टिपेर राख्नुहोस्। फोन गर्दा वा कार्यालय आउँदा यही नम्बर भनेर सोध्नुहोस्।' },
  progress: {
    title: { en: 'Has my message been answered?', ne: 'मेरो सन्देशको जवाफ आयो?' },
    later: { en: 'With this number you can also see on the form’s page whether it has been answered.', ne: 'जवाफ दिइयो कि दिइएन भनेर यही नम्बरले फारामकै पृष्ठमा पनि हेर्न सकिन्छ।' },
    hint: { en: 'Eight characters, for example 8XCM-41TR. Your message is not shown.', ne: 'आठ अक्षर, जस्तै 8XCM-41TR। सन्देश देखाइँदैन।' },
    look: { en: 'Check', ne: 'हेर्नुहोस्' },
    received: { en: 'Received on {date}.', ne: '{date} मा प्राप्त भयो।' },
    new: { en: 'Nobody has read it yet.', ne: 'अहिलेसम्म कसैले पढेको छैन।' },
    read: { en: 'The office is looking at it.', ne: 'कार्यालयले हेर्दै छ।' },
    repliedOn: { en: 'Answered on {date}.', ne: '{date} मा जवाफ दिइयो।' },
    replied: { en: 'It has been answered.', ne: 'जवाफ दिइसकिएको छ।' },
    byWhat: { en: 'Answers go to the email address or phone number given with the message.', ne: 'जवाफ सन्देशसँग दिइएको इमेल वा फोनमा पठाइन्छ।' },
    wrong: { en: 'This is not a reference number. It looks like this: 8XCM-41TR.', ne: 'यो सन्दर्भ नम्बर होइन। सन्दर्भ नम्बर यस्तो हुन्छ: 8XCM-41TR।' },
    none: { en: 'There is no message with this number. Please check it. Messages are stored for {days} days.', ne: 'यो नम्बरको सन्देश छैन। नम्बर ठीक छ कि हेर्नुहोस्। सन्देश {days} दिन मात्र राखिन्छ।' },
    often: { en: 'Many numbers have been checked in the last hour. Please try again later, or call us.', ne: 'पछिल्लो एक घण्टामा धेरै नम्बर हेरिए। केही बेरपछि फेरि हेर्नुहोस् वा फोन गर्नुहोस्।' },
    failed: { en: 'This cannot be checked right now. Please try again in a few minutes, or call us.', ne: 'अहिले हेर्न सकिएन। केही मिनेटपछि फेरि हेर्नुहोस् वा फोन गर्नुहोस्।' },
    byMail: { en: 'Messages go to the office by email, so this website does not know whether one has been answered. Call the office and give your reference number.', ne: 'सन्देश इमेलबाट कार्यालयमा जान्छ, त्यसैले जवाफ दिइयो कि दिइएन यो वेबसाइटलाई थाहा हुँदैन। कार्यालयमा फोन गरेर सन्दर्भ नम्बर भन्नुहोस्।' },
  },
  another: { en: 'Write something else', ne: 'अर्को कुरा लेख्नुहोस्' },
  callInstead: { en: 'Call, email or visit the campus', ne: 'फोन, इमेल वा भेट' },
  disabled: { en: 'This website cannot accept messages. Please call the campus, send an email or come to the office.', ne: 'यो वेबसाइटबाट सन्देश पठाउन मिल्दैन। कृपया फोन गर्नुहोस्, इमेल पठाउनुहोस् वा कार्यालयमा आउनुहोस्।' },
  otherWays: { en: 'Other ways to reach us', ne: 'सम्पर्कका अन्य माध्यम' },
  again: {
    incomplete: { en: 'Please correct this, then send it once more', ne: 'यी कुरा सच्याएर फेरि पठाउनुहोस्' },
    early: { en: 'The form was sent too quickly. Your message is below: please send it again.', ne: 'फाराम असाध्यै छिटो पठाइयो। तपाईंको सन्देश तल छ: फेरि एक पटक पठाउनुहोस्।' },
    old: { en: 'This form had been open for a long time. Your message is below: please send it once more.', ne: 'यो फाराम धेरै अघि खोलिएको थियो। तपाईंको सन्देश तल छ: फेरि एक पटक पठाउनुहोस्।' },
    trapped: { en: 'A field that stays hidden was filled in. Your message is below: please send it once more.', ne: 'नदेखिने एउटा ठाउँ भरिएको थियो। तपाईंको सन्देश तल छ: फेरि एक पटक पठाउनुहोस्।' },
    often: { en: 'Many messages have arrived in the last hour, so this one was not accepted. Your message is below: please try again later, or call us.', ne: 'पछिल्लो एक घण्टामा धेरै सन्देश आए, त्यसैले यो पठाइएन। तपाईंको सन्देश तल छ: केही बेरपछि फेरि पठाउनुहोस् वा फोन गर्नुहोस्।' },
    off: { en: 'This website no longer accepts messages. Your message is below: please copy it, and call us or send an email.', ne: 'अब यो वेबसाइटबाट सन्देश पठाउन मिल्दैन। तपाईंको सन्देश तल छ: कपी गरेर इमेल पठाउनुहोस् वा फोन गर्नुहोस्।' },
    failed: { en: 'It could not be sent right now. Nothing is lost: your message is below. Please try again in a few minutes, or call us.', ne: 'अहिले पठाउन सकिएन। केही हराएको छैन: तपाईंको सन्देश तल छ। केही मिनेटपछि फेरि पठाउनुहोस् वा फोन गर्नुहोस्।' },
  },
  problems: {
    textMissing: { en: 'Write what you want to tell us.', ne: 'भन्न चाहेको कुरा लेख्नुहोस्।' },
    textLong: { en: 'This is too long: up to 3,000 characters.', ne: 'यो धेरै लामो भयो: बढीमा ३,००० अक्षर।' },
    nameLong: { en: 'The name is too long: up to 100 characters.', ne: 'नाम धेरै लामो भयो: बढीमा १०० अक्षर।' },
    emailWrong: { en: 'This is not a valid email address. Example: name@example.com', ne: 'यो इमेल ठेगाना मिलेन। उदाहरण: name@example.com' },
    phoneWrong: { en: 'Write the phone number in digits.', ne: 'फोन नम्बर अङ्कमा लेख्नुहोस्।' },
  },
} as const;
