import { localize } from '#content/localize.ts';

const messages = {
  over: { en: 'Over:', ne: 'ठीक भयो:' },
  overOne: { en: 'Over: {title}', ne: 'ठीक भयो: {title}' },
  andMore: { en: '{main} (and {count} more)', ne: '{main} (थप {count} वटा)' },
  letters: { en: 'New messages from visitors: {count}', ne: 'आगन्तुकका नयाँ सन्देश: {count}' },
  digest: {
    subject: { en: 'The website on {day}', ne: 'वेबसाइट: {day}' },
    quiet: { en: 'Everything works.', ne: 'सबै ठीक छ।' },
    conditions: { en: 'Needs attention:', ne: 'ध्यान दिनुपर्ने:' },
    visits: { en: 'Visits since the last mail: {count}', ne: 'अघिल्लो इमेलपछिका आगन्तुक: {count}' },
    published: { en: 'Notices of the last 24 hours: {count}', ne: 'पछिल्लो २४ घण्टामा प्रकाशित सूचना: {count}' },
    letters: { en: 'Messages from visitors without a reply: {open}, of these unread: {unread}', ne: 'जवाफ दिन बाँकी सन्देश: {open}, तीमध्ये नपढिएका: {unread}' },
    closing: { en: 'Closing dates of the next days:', ne: 'आउँदा दिनका अन्तिम मिति:' },
    reviews: { en: 'To review:', ne: 'हेर्नुपर्ने व्यहोरा:' },
    backup: { en: 'Last back-up: {time}', ne: 'पछिल्लो ब्याकअप: {time}' },
    noBackup: { en: 'Last back-up: none', ne: 'पछिल्लो ब्याकअप: भएको छैन' },
    disk: { en: 'Disk: {share} % used', ne: 'डिस्क: {share}% भरिएको' },
    dropped: { en: 'Mails dropped because too many waited: {count}', ne: 'धेरै जम्मा भएकाले हटाइएका इमेल: {count}' },
  },
} as const;

/** Texts of the mails of `site watch`, besides those of its conditions. */
export const watchMessages = { en: localize(messages, 'en'), ne: localize(messages, 'ne') };
