/** Messages about scheduled changes, reviews, approval and what an account may edit. */
export const adminWorkflowMessages = {
  scheduled: {
    en: 'A change by {name} is scheduled for {at}. Below is the text that visitors see until then.',
    ne: '{name}को परिवर्तन पछि ({at} बजे) प्रकाशित हुनेछ। त्यसअघि आगन्तुकले देख्ने व्यहोरा तल छ।',
  },
  continued: {
    en: 'This is the change by {name} that is scheduled for {at}. Visitors see the current text until then. Without a day it is published now.',
    ne: 'यो पछि ({at} बजे) प्रकाशित हुने {name}को परिवर्तन हो। त्यसअघि आगन्तुकले अहिलेकै व्यहोरा देख्छन्। मिति खाली राखे अहिले नै प्रकाशित हुन्छ।',
  },
  withoutTime: {
    en: 'A change by {name} has no time any more, because it was undone. It is not published until somebody chooses a time.',
    ne: '{name}को परिवर्तन फर्काइएकाले यसको समय हट्यो। कसैले समय नछानेसम्म प्रकाशित हुँदैन।',
  },
  scheduledTag: { en: 'change on {at}', ne: '{at} बजे फेरिने' },
  withoutTimeTag: { en: 'change without a time', ne: 'समय नछानिएको परिवर्तन' },
  changes: { en: 'What changes', ne: 'के फेरिन्छ' },
  noChanges: { en: 'No text changes.', ne: 'व्यहोरा फेरिएको छैन।' },
  before: { en: 'Before:', ne: 'पहिले:' },
  after: { en: 'New:', ne: 'नयाँ:' },
  continue: { en: 'Continue the scheduled change', ne: 'पछि प्रकाशित हुने परिवर्तन सच्याउनुहोस्' },
  editCurrent: { en: 'Edit the current text', ne: 'अहिलेको व्यहोरा सच्याउनुहोस्' },
  cancel: { en: 'Cancel the scheduled change', ne: 'पछि प्रकाशित हुने परिवर्तन रद्द गर्नुहोस्' },
  reviews: { en: 'Texts to review', ne: 'जाँच्नुपर्ने व्यहोरा' },
  reviewDue: { en: 'Review due since {day}', ne: '{day} देखि जाँच्न बाँकी' },
  reviewSoon: { en: 'Review until {day}', ne: '{day} सम्ममा जाँच्नुपर्ने' },
  yearToConfirm: {
    en: 'Dates in {year} are marked as provisional. Confirm the days of its months as soon as the official calendar (patro) is published.',
    ne: '{year} सालका मितिमा “अस्थायी” लेखिन्छ। आधिकारिक पात्रो प्रकाशित हुनेबित्तिकै महिनाका दिन पक्का गर्नुहोस्।',
  },
  quarterDue: {
    en: 'The quarter {first} to {last} {year} has ended without a disclosure. The Right to Information Act requires one every three months.',
    ne: '{year} {first}–{last} को त्रैमास सकियो, विवरण सार्वजनिक भएको छैन। सूचनाको हकसम्बन्धी ऐनअनुसार हरेक तीन महिनामा गर्नुपर्छ।',
  },
  quarterUntil: { en: 'Publish it by {day}.', ne: '{day} सम्ममा प्रकाशित गर्नुहोस्।' },
  quarterLate: { en: 'It was due by {day} and is late.', ne: '{day} सम्ममा गर्नुपर्थ्यो, ढिला भइसक्यो।' },
  reviewed: { en: 'Reviewed, still right', ne: 'जाँचियो, ठिक छ' },
  approval: { en: 'A second person approves', ne: 'दोस्रो व्यक्तिको स्वीकृति' },
  approvalHint: {
    en: 'What is marked here is published only after another editor or administrator has approved it. Withdrawing and deleting do not wait.',
    ne: 'यहाँ चिनो लगाइएका कुरा अर्को सम्पादक वा व्यवस्थापकले स्वीकृत गरेपछि मात्र प्रकाशित हुन्छन्। हटाउन र मेटाउन स्वीकृति चाहिँदैन।',
  },
  approvalSaved: { en: 'Saved what a second person approves.', ne: 'दोस्रो व्यक्तिले स्वीकृत गर्ने कुरा सुरक्षित भयो।' },
  twoPeople: {
    en: 'This needs two accounts of editors or administrators. Add one first.',
    ne: 'यसका लागि सम्पादक वा व्यवस्थापकका दुई खाता चाहिन्छ। पहिले खाता थप्नुहोस्।',
  },
  waitingForYou: { en: 'Waiting for your approval', ne: 'तपाईंको स्वीकृति पर्खिरहेका' },
  waiting: { en: 'waiting for approval', ne: 'स्वीकृति पर्खिरहेको' },
  sentBy: { en: 'Sent by {name}, {at}', ne: '{name} ले पठाएको, {at}' },
  sent: {
    en: 'Sent. It is published as soon as another person approves it.',
    ne: 'पठाइयो। अर्को व्यक्तिले स्वीकृत गरेपछि प्रकाशित हुन्छ।',
  },
  returned: { en: 'sent back by {name}', ne: '{name} ले फिर्ता पठाएको' },
  returnedDone: { en: 'Sent back to the author.', ne: 'लेख्ने व्यक्तिलाई फिर्ता पठाइयो।' },
  approveTitle: { en: 'To approve', ne: 'स्वीकृतिका लागि' },
  approveHint: {
    en: 'It is published at once, or at its time. The log names both of you.',
    ne: 'तुरुन्तै, वा पछिको समय छानिए त्यतिबेला प्रकाशित हुन्छ। अभिलेखमा दुवैको नाम रहन्छ।',
  },
  approve: { en: 'Approve and publish', ne: 'स्वीकृत गरी प्रकाशित गर्नुहोस्' },
  comment: { en: 'What should change', ne: 'के मिलाउनुपर्छ' },
  sendBack: { en: 'Send back', ne: 'फिर्ता पठाउनुहोस्' },
  changedMeanwhile: {
    en: 'The author has changed it in the meantime. This is the new version.',
    ne: 'लेख्ने व्यक्तिले बीचमा फेरेका छन्। नयाँ व्यहोरा यही हो।',
  },
  current: { en: 'As it is now', ne: 'अहिले जस्तो छ' },
  approvedBy: { en: '{name}, approved by {by}', ne: '{name}, स्वीकृत गर्ने {by}' },
  areas: { en: 'What this account may edit', ne: 'यो खाताले सच्याउन मिल्ने कुरा' },
  areasHint: {
    en: 'Everything else is neither shown in the menu nor can it be changed. Editors and administrators may edit everything.',
    ne: 'अरू कुरा मेनुमा देखिँदैन, सच्याउन पनि मिल्दैन। सम्पादक र व्यवस्थापकले सबै सच्याउन सक्छन्।',
  },
  areasSaved: { en: 'Saved what the account may edit.', ne: 'खाताले सच्याउन मिल्ने कुरा सुरक्षित भयो।' },
  areasButton: { en: 'May edit …', ne: 'के सच्याउन मिल्ने' },
  shared: {
    publishAt: { en: 'Publish later', ne: 'पछि प्रकाशित गर्ने' },
    reviewedOn: { en: 'Last reviewed on', ne: 'पछिल्लो पटक जाँचेको मिति' },
    reviewEvery: { en: 'Review every … months', ne: 'कति महिनामा जाँच्न सम्झाउने' },
  },
  sharedHints: {
    publishAt: {
      en: 'From this day and time on visitors see what you wrote; until then the current text stays. Leave empty to publish now.',
      ne: 'यो दिन र समयदेखि आगन्तुकले यहाँ लेखिएको देख्छन्, त्यसअघि अहिलेकै रहन्छ। अहिले नै प्रकाशित गर्न खाली छोड्नुहोस्।',
    },
    reviewEvery: {
      en: 'The office is reminded when this many months have passed since the last review.',
      ne: 'पछिल्लो पटक जाँचेको यति महिना बितेपछि कार्यालयलाई सम्झाइन्छ।',
    },
  },
} as const;
