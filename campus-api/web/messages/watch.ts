import type { Localized } from '#content/locale.ts';
import type { ConditionName } from '#lib/platform/watch/watch-state.ts';

/** A condition that `site watch` reports, and its remedy. */
interface ConditionTexts {
  title: Localized;
  remedy: Localized;
}

const conditions: Readonly<Record<ConditionName, ConditionTexts>> = {
  site: {
    title: { en: 'The website does not respond', ne: 'वेबसाइट चलिरहेको छैन' },
    remedy: { en: 'Look at the last lines of its log (journalctl), then restart its service.', ne: 'सर्भरको लग (journalctl) का अन्तिम पङ्क्ति हेरेर वेबसाइटको सेवा फेरि सुरु गर्नुहोस्।' },
  },
  unit: {
    title: { en: 'A service has failed: {unit}', ne: 'सर्भरको एउटा सेवा रोकियो: {unit}' },
    remedy: { en: 'systemctl status {unit} shows the reason.', ne: 'कारण systemctl status {unit} ले देखाउँछ।' },
  },
  backupFailed: {
    title: { en: 'The back-up has failed', ne: 'ब्याकअप हुन सकेन' },
    remedy: { en: 'systemctl status {unit} shows the reason. Download a back-up in the office meanwhile.', ne: 'कारण systemctl status {unit} ले देखाउँछ। त्यतिन्जेल कार्यालयको वेबसाइटबाट ब्याकअप डाउनलोड गर्नुहोस्।' },
  },
  backupLate: {
    title: { en: 'No back-up for {hours} hours', ne: '{hours} घण्टादेखि ब्याकअप भएको छैन' },
    remedy: { en: 'Check the timer of the back-up (systemctl list-timers). Download a back-up in the office meanwhile.', ne: 'ब्याकअपको समयतालिका (systemctl list-timers) हेर्नुहोस्। त्यतिन्जेल कार्यालयको वेबसाइटबाट ब्याकअप डाउनलोड गर्नुहोस्।' },
  },
  campusApi: {
    title: { en: 'The campus API has not responded for an hour', ne: 'क्याम्पसको API एक घण्टादेखि चलिरहेको छैन' },
    remedy: { en: 'Visitors see the last good content. Repair the campus API; site doctor shows the failing calls.', ne: 'आगन्तुकले पुरानै विवरण देख्छन्। API ठीक गर्नुहोस्; के मिलेन भन्ने site doctor ले देखाउँछ।' },
  },
  disk: {
    title: { en: '{share} % of the disk is used', ne: 'डिस्क {share}% भरियो' },
    remedy: { en: 'Remove old back-ups and versions, or enlarge the disk: on a full disk nothing can be published.', ne: 'पुराना ब्याकअप र संस्करण हटाउनुहोस् वा डिस्क थप्नुहोस्: डिस्क भरिए केही प्रकाशित गर्न मिल्दैन।' },
  },
  certificate: {
    title: { en: 'The certificate ends in {days} days', ne: 'वेबसाइटको प्रमाणपत्र {days} दिनमा सकिन्छ' },
    remedy: { en: 'It should have been renewed automatically: certbot renew prints why it was not.', ne: 'यो आफैँ नवीकरण हुनुपर्थ्यो: किन भएन भन्ने certbot renew ले देखाउँछ।' },
  },
  documents: {
    title: { en: 'Attached files wait to be read: {count}', ne: 'पढ्न बाँकी संलग्न फाइल वा पृष्ठ: {count}' },
    remedy: { en: 'Nothing has been read for two hours. Restart the website; its log names the file.', ne: 'दुई घण्टादेखि केही पढिएको छैन। वेबसाइटको सेवा फेरि सुरु गर्नुहोस्; कुन फाइल हो भन्ने लगमा छ।' },
  },
  loginAdmin: {
    title: { en: 'Log-in to the office is blocked after wrong passwords or codes', ne: 'गलत पासवर्ड वा कोडले कार्यालयको लगइन रोकियो' },
    remedy: {
      en: 'Did a colleague forget a password? If not, somebody is guessing: passwords must be long. After wrong codes a stranger may know a password: change it. It ends by itself.',
      ne: 'कुनै सहकर्मीले पासवर्ड बिर्सनुभएको हो? होइन भने कसैले अनुमान गर्दै छ: पासवर्ड लामो राख्नुहोस्। कोड गलत भएको हो भने पासवर्ड अरूले थाहा पाएको हुन सक्छ: फेर्नुहोस्। यो आफैँ खुल्छ।',
    },
  },
  loginQaa: {
    title: { en: 'Log-in to the QAA area is blocked after wrong passwords', ne: 'गलत पासवर्डले QAA को लगइन रोकियो' },
    remedy: { en: 'Did a member forget the password? If not, somebody is guessing: passwords must be long. It ends by itself.', ne: 'कुनै सदस्यले पासवर्ड बिर्सनुभएको हो? होइन भने कसैले अनुमान गर्दै छ: पासवर्ड लामो राख्नुहोस्। यो आफैँ खुल्छ।' },
  },
  mail: {
    title: { en: 'Mails cannot be sent, {count} wait', ne: 'इमेल पठाउन सकिएन, {count} वटा बाँकी' },
    remedy: { en: 'Check the mail server and its address in the settings; the mails are sent in order afterwards.', ne: 'इमेल सर्भर र सेटिङमा त्यसको ठेगाना जाँच्नुहोस्; त्यसपछि बाँकी इमेल क्रमैले जान्छन्।' },
  },
  channels: {
    title: { en: 'New notices are not posted to: {channels}', ne: 'यहाँ नयाँ सूचना राख्न सकिएन: {channels}' },
    remedy: { en: 'The page “Channels” of the office shows the reason and the remedy; the posts wait there.', ne: 'कारण र उपाय कार्यालयको “अन्य माध्यममा सूचना” पृष्ठमा छ; पोस्ट त्यहीँ पर्खिरहेका छन्।' },
  },
  update: {
    title: { en: 'Version {version} of the website is available', ne: 'वेबसाइटको संस्करण {version} उपलब्ध छ' },
    remedy: { en: 'Read its changes, then install it. {url}', ne: 'के फेरियो पढेर त्यो राख्नुहोस्। {url}' },
  },
};

export const adminWatchMessages = {
  title: { en: 'Needs attention', ne: 'ध्यान दिनुपर्ने' },
  since: { en: 'Since {time}', ne: '{time} देखि' },
  stopped: { en: 'Watching has stopped: its last check was on {time}', ne: 'निगरानी रोकिएको छ: पछिल्लो जाँच {time} मा भएको थियो' },
  stoppedRemedy: { en: 'Start its timer (systemctl list-timers shows it). Until then nobody is notified of faults.', ne: 'यसको समयतालिका (systemctl list-timers) फेरि सुरु गर्नुहोस्। नत्र समस्या आए पनि खबर हुँदैन।' },
  conditions,
} as const;
