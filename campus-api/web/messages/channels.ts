import type { Localized } from '#content/locale.ts';
import type { ChannelName } from '#lib/platform/watch/channel-status.ts';

/** Texts of a channel. `setUp`: how the administrator of the server turns it on; `refused`: how a refusal is mended. */
interface ChannelTexts {
  title: Localized;
  setUp: Localized;
  refused: Localized;
}

const services: Readonly<Record<ChannelName, ChannelTexts>> = {
  webhook: {
    title: { en: 'Webhook', ne: 'वेबहुक' },
    setUp: { en: 'For another program of the campus: WEBHOOK_URL and WEBHOOK_SECRET.', ne: 'क्याम्पसको अर्को प्रोग्रामलाई सूचना पठाउन: WEBHOOK_URL र WEBHOOK_SECRET।' },
    refused: { en: 'Check that WEBHOOK_URL exists and does not redirect, and that the receiver has the same WEBHOOK_SECRET.', ne: 'WEBHOOK_URL को ठेगाना ठीक छ कि छैन र पाउने प्रोग्राममा उही WEBHOOK_SECRET छ कि छैन हेर्नुहोस्।' },
  },
  telegram: {
    title: { en: 'Telegram', ne: 'टेलिग्राम' },
    setUp: { en: 'For a channel: TELEGRAM_TOKEN (of a bot) and TELEGRAM_CHAT (of the channel).', ne: 'च्यानलमा राख्न: TELEGRAM_TOKEN (बटको) र TELEGRAM_CHAT (च्यानलको)।' },
    refused: { en: 'Check in Telegram that the bot is an administrator of the channel and may post; then TELEGRAM_TOKEN and TELEGRAM_CHAT.', ne: 'बट च्यानलको एडमिन छ र पोस्ट गर्न पाउँछ कि पाउँदैन टेलिग्राममा हेर्नुहोस्; त्यसपछि TELEGRAM_TOKEN र TELEGRAM_CHAT जाँच्नुहोस्।' },
  },
  facebook: {
    title: { en: 'Facebook page', ne: 'फेसबुक पेज' },
    setUp: { en: 'For a page: FACEBOOK_PAGE (its number) and FACEBOOK_TOKEN (its page access token).', ne: 'पेजमा राख्न: FACEBOOK_PAGE (पेजको नम्बर) र FACEBOOK_TOKEN (पेजको टोकन)।' },
    refused: { en: 'The token has often ended: make a new page access token with pages_manage_posts for FACEBOOK_TOKEN, and check FACEBOOK_PAGE.', ne: 'प्रायः टोकनको म्याद सकिएको हुन्छ: pages_manage_posts भएको नयाँ टोकन बनाएर FACEBOOK_TOKEN मा राख्नुहोस्, FACEBOOK_PAGE पनि जाँच्नुहोस्।' },
  },
  viber: {
    title: { en: 'Viber channel', ne: 'भाइबर च्यानल' },
    setUp: { en: 'For a channel: VIBER_TOKEN and VIBER_SENDER (an administrator of the channel).', ne: 'च्यानलमा राख्न: VIBER_TOKEN र VIBER_SENDER (च्यानलको एडमिन)।' },
    refused: { en: 'Check VIBER_TOKEN (“Developer Tools” of the channel) and VIBER_SENDER; status 10: the channel has no webhook yet.', ne: 'VIBER_TOKEN (च्यानलको “Developer Tools”) र VIBER_SENDER जाँच्नुहोस्; कारण 10 भए च्यानलको वेबहुक राखिएको छैन।' },
  },
  indexNow: {
    title: { en: 'Search engines (IndexNow)', ne: 'सर्च इन्जिन (IndexNow)' },
    setUp: { en: 'To report new and withdrawn notices to search engines: INDEXNOW_KEY.', ne: 'नयाँ र हटाइएका सूचनाबारे सर्च इन्जिनलाई जानकारी दिन: INDEXNOW_KEY।' },
    refused: { en: 'Check that /indexnow.txt of the website shows INDEXNOW_KEY to everybody, and that SITE_URL is its public address.', ne: 'वेबसाइटको /indexnow.txt मा INDEXNOW_KEY सबैले देख्छन् कि देख्दैनन् र SITE_URL वेबसाइटकै ठेगाना हो कि होइन हेर्नुहोस्।' },
  },
};

/** Messages of the page of channels. */
export const adminChannelsMessages = {
  title: { en: 'Channels', ne: 'अन्य माध्यममा सूचना' },
  what: {
    en: 'New notices are posted here two minutes after their publication: if one was a mistake, withdraw it before, or pause the channel. More than twenty notices at once are an import and are not posted. A notice that was posted stays there: delete it in the service itself.',
    ne: 'नयाँ सूचना प्रकाशित भएको दुई मिनेटपछि यी ठाउँमा पनि राखिन्छ: झुक्किएर प्रकाशित भए त्यसअघि नै हटाउनुहोस्, वा यहाँ रोक्नुहोस्। एकैचोटि बीसभन्दा धेरै सूचना थपिए राखिँदैन। राखिसकेको पोस्ट हटाउन त्यही सेवामा गएर मेट्नुहोस्।',
  },
  off: { en: 'Off. Tell the administrator of the server to turn it on.', ne: 'बन्द छ। खोल्न सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।' },
  setUp: { en: 'Set these values, then restart the website.', ne: 'यी मान राखेर वेबसाइट फेरि सुरु गर्नुहोस्।' },
  stopped: { en: 'The website has not reported since {time}: it is stopped, or cannot write its files.', ne: 'वेबसाइटले {time} देखि जानकारी दिएको छैन: चलिरहेको छैन, वा फाइल लेख्न सकेन।' },
  target: { en: 'Goes to', ne: 'कहाँ' },
  categories: { en: 'Only these categories', ne: 'यी प्रकार मात्र' },
  again: { en: 'Post again…', ne: 'फेरि राख्नुहोस्…' },
  againButton: { en: 'Post again: {channel}', ne: 'फेरि राख्नुहोस्: {channel}' },
  againFailed: { en: 'The notice is posted once more, as it is now. If it was withdrawn meanwhile, nothing is posted.', ne: 'सूचना अहिले जस्तो छ त्यस्तै एक पटक फेरि राखिन्छ। यसबीच सूचना हटाइएको भए केही राखिँदैन।' },
  againUnknown: {
    en: 'It is not known whether this post is there, and {channel} does not recognise a repeated post: it would be there twice. Look there first, and post again only if it is missing. The website never repeats such a post by itself.',
    ne: 'यो पोस्ट त्यहाँ पुग्यो कि पुगेन थाहा छैन, र {channel} ले दोहोरिएको पोस्ट चिन्दैन: दुई पटक देखिन सक्छ। पहिले त्यहाँ हेर्नुहोस्, छैन भने मात्र फेरि राख्नुहोस्। यस्तो पोस्ट वेबसाइटले आफैँ कहिल्यै दोहोर्‍याउँदैन।',
  },
  repeated: { en: 'posted again by {name}, {time}', ne: '{name} ले फेरि राखे, {time}' },
  waiting: { en: 'Posts that wait', ne: 'राख्न बाँकी' },
  paused: { en: 'Paused by {name} since {time}. Nothing is posted.', ne: '{name} ले {time} देखि रोकेको छ। केही राखिँदैन।' },
  refused: { en: 'Paused since {time}: the service refuses posts ({reason}).', ne: '{time} देखि रोकिएको छ: सेवाले पोस्ट लिएन ({reason})।' },
  thenResume: { en: 'Tell the administrator of the server; then resume here.', ne: 'सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्; मिलेपछि यहाँ फेरि सुरु गर्नुहोस्।' },
  failing: { en: 'The service has not accepted posts since {time} ({reason}). They wait, and are tried again by themselves.', ne: 'सेवाले {time} देखि पोस्ट लिएको छैन ({reason})। पोस्ट पर्खिरहेका छन्, आफैँ फेरि प्रयास हुन्छ।' },
  pause: { en: 'Pause: {channel}', ne: 'रोक्नुहोस्: {channel}' },
  resume: { en: 'Resume: {channel}', ne: 'फेरि सुरु गर्नुहोस्: {channel}' },
  saved: { en: 'Saved. The website follows within seconds.', ne: 'सुरक्षित भयो। केही सेकेन्डमै लागु हुन्छ।' },
  none: { en: 'No posts yet.', ne: 'अहिलेसम्म केही राखिएको छैन।' },
  withdrawn: { en: 'Withdrawn notice {id}', ne: 'हटाइएको सूचना {id}' },
  many: { en: '{count} notices', ne: '{count} वटा सूचना' },
  results: {
    posted: { en: 'Posted', ne: 'राखियो' },
    rejected: { en: 'Rejected by the service', ne: 'सेवाले लिएन' },
    'given-up': { en: 'Given up after two days', ne: 'दुई दिनपछि छाडियो' },
    unknown: { en: 'Unknown: look whether the post is there, and post it again if not', ne: 'थाहा भएन: पोस्ट त्यहाँ छ कि छैन हेर्नुहोस्, छैन भने फेरि राख्नुहोस्' },
    imported: { en: 'Not posted: many at once', ne: 'राखिएन: एकैचोटि धेरै सूचना' },
  },
  services,
} as const;
