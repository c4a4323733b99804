import { REPLIED } from '#campus-api/changes/subjects.ts';
import { messagesByLanguage } from '#content/localize.ts';

/** Messages of the list of enquiries. */
export const enquiryMessages = {
  title: { en: 'Messages from visitors', ne: 'आगन्तुकका सन्देश' },
  hint: { en: 'From the form “Write to the campus”. Each is deleted {days} days after it came. Only administrators see this list.', ne: '“क्याम्पसलाई लेख्नुहोस्” फारामबाट आएका। हरेक सन्देश आएको {days} दिनपछि आफैँ मेटिन्छ। यो सूची व्यवस्थापकले मात्र देख्छन्।' },
  kinds: {
    question: { en: 'Question', ne: 'प्रश्न' },
    suggestion: { en: 'Suggestion', ne: 'सुझाव' },
    grievance: { en: 'Grievance', ne: 'गुनासो' },
  },
  states: {
    new: { en: 'new', ne: 'नयाँ' },
    read: { en: 'read', ne: 'पढिएको' },
    [REPLIED]: { en: 'answered', ne: 'जवाफ दिइएको' },
  },
  nameless: { en: 'No name', ne: 'नाम छैन' },
  from: { en: 'From', ne: 'पठाउने' },
  email: { en: 'Email', ne: 'इमेल' },
  phone: { en: 'Phone', ne: 'फोन' },
  came: { en: 'Came', ne: 'आएको' },
  goes: { en: 'Is deleted', ne: 'मेटिने' },
  note: { en: 'Note of the office', ne: 'कार्यालयको टिपोट' },
  noteHint: { en: 'Who answered, how and when. Visitors do not see it.', ne: 'कसले, कसरी र कहिले जवाफ दियो। आगन्तुकले देख्दैनन्।' },
  reply: { en: 'Reply by email', ne: 'इमेलबाट जवाफ' },
  replyHint: { en: 'Goes to {email}, with the name of the campus and the message below it.', ne: '{email} मा जान्छ; अन्त्यमा क्याम्पसको नाम र आएको सन्देश थपिन्छ।' },
  sendReply: { en: 'Send the reply', ne: 'जवाफ पठाउनुहोस्' },
  replied: { en: 'The reply was sent.', ne: 'जवाफ पठाइयो।' },
  repliedNote: { en: 'Reply by email, {by}, {at}:', ne: 'इमेलबाट जवाफ, {by}, {at}:' },
  noReply: { en: 'Reply by email: write the reply first.', ne: 'इमेलबाट जवाफ: पहिले जवाफ लेख्नुहोस्।' },
  replyFailed: { en: 'The mail server did not take the reply ({reason}). Your text is still here: try again later, or answer by phone.', ne: 'मेल सर्भरले जवाफ लिएन ({reason})। तपाईंको लेखाइ यहीँ छ: केही बेरपछि फेरि पठाउनुहोस् वा फोन गर्नुहोस्।' },
  save: { en: 'Save the note', ne: 'टिपोट सुरक्षित गर्नुहोस्' },
  markReplied: { en: 'Mark as answered', ne: 'जवाफ दिइसकेको भनी चिह्न लगाउनुहोस्' },
  markOpen: { en: 'Mark as not answered', ne: 'जवाफ दिन बाँकी भनी चिह्न लगाउनुहोस्' },
  removeTitle: { en: 'Delete this message permanently?', ne: 'यो सन्देश सधैँका लागि मेटाउने हो?' },
  removeText: { en: 'It cannot be restored.', ne: 'मेटाएपछि फर्काउन सकिँदैन।' },
  removeYes: { en: 'Yes, delete it', ne: 'हो, मेटाउनुहोस्' },
  saved: { en: 'Saved.', ne: 'सुरक्षित भयो।' },
  removed: { en: 'Deleted.', ne: 'मेटाइयो।' },
} as const;

export const enquiryTexts = messagesByLanguage(enquiryMessages);
