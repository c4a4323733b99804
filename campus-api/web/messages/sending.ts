/** Messages of the script of forms that send their files with them. */
export const sendingFormMessages = {
  title: { en: 'Files on their way', ne: 'पठाइँदै गरेका फाइल' },
  again: { en: 'The connection was lost. Keep this page open: the files are sent again by themselves.', ne: 'इन्टरनेट टुट्यो। यो पृष्ठ बन्द नगर्नुहोस्, फाइल आफैँ फेरि पठाइन्छ।' },
  ended: { en: 'You are logged out. Log in in a new tab, then come back and send the form again: it stays here.', ne: 'लगइन सकिएको छ। नयाँ ट्याबमा लगइन गरेर यहीँ फर्कनुहोस् र फेरि पठाउनुहोस्। फाराम यहीँ रहन्छ।' },
  cancel: { en: 'Do not send', ne: 'नपठाउने' },
  close: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
} as const;

/** Messages of the script that saves forms and sends files in the background. */
export const adminSendingMessages = {
  offline: { en: 'No connection. What you wrote stays on this page and is saved as soon as the connection is back.', ne: 'इन्टरनेट छैन। तपाईंले लेखेको कुरा यहीँ रहन्छ, इन्टरनेट आउनेबित्तिकै आफैँ सुरक्षित हुन्छ।' },
  notSaved: { en: 'The server could not save this. Keep this page open: it is tried again.', ne: 'सर्भरले यो राख्न सकेन। यो पृष्ठ बन्द नगर्नुहोस्, आफैँ फेरि प्रयास हुन्छ।' },
  logIn: { en: 'Log in in a new tab', ne: 'नयाँ ट्याबमा लगइन गर्नुहोस्' },
  drop: { en: 'or drag files here', ne: 'वा फाइल तानेर यहाँ छोड्नुहोस्' },
  sending: { en: 'Sending files: {done} of {count} sent', ne: 'फाइल पठाउँदै: {count} मध्ये {done} पुग्यो' },
  waits: { en: 'Waiting for {names}. It goes on by itself as soon as the files have arrived.', ne: '{names} पुग्न बाँकी छ। पुगेपछि आफैँ अगाडि बढ्छ।' },
  stop: { en: 'Do not go on', ne: 'अगाडि नबढ्ने' },
  queued: { en: 'waits its turn', ne: 'पालो पर्खँदै' },
  arrived: { en: '{received} of {size}', ne: '{size} मध्ये {received}' },
  checking: { en: 'being checked …', ne: 'जाँच्दै …' },
  interrupted: { en: 'The connection was lost. The rest is sent as soon as it is back.', ne: 'इन्टरनेट टुट्यो। आएपछि बाँकी भाग आफैँ पठाइन्छ।' },
  changed: { en: 'This file was changed or moved while it was sent. Remove it and choose it again.', ne: 'पठाउँदा पठाउँदै यो फाइल फेरियो वा सारियो। निकालेर फेरि छान्नुहोस्।' },
  refused: { en: 'The server did not accept this file.', ne: 'सर्भरले यो फाइल लिएन।' },
  notAttached: { en: '{names}: not attached. Read the reason, and remove it from the list first.', ne: '{names} जोडिएको छैन। कारण हेर्नुहोस् र पहिले सूचीबाट निकाल्नुहोस्।' },
  remove: { en: 'Remove', ne: 'निकाल्नुहोस्' },
  removeOf: { en: 'Remove {name}', ne: '{name} निकाल्नुहोस्' },
} as const;
