import type { Localized } from '#content/locale.ts';

/** Issues with the export file of an old site, and with the site itself. */
export const importIssueMessages = {
  'import-no-export': {
    en: '{file} is not an export file of WordPress. Make one in its dashboard: Tools, Export, All content.',
    ne: '{file} वर्डप्रेसको एक्सपोर्ट फाइल होइन। ड्यासबोर्डको Tools, Export, All content बाट बनाउनुहोस्।',
  },
  'import-broken': {
    en: '{file}, line {line}, column {column}: {reason}. Export the file again; nothing was imported.',
    ne: '{file}, पङ्क्ति {line}, स्तम्भ {column}: {reason}। फाइल फेरि एक्सपोर्ट गर्नुहोस्; केही आयात भएन।',
  },
  'import-address': {
    en: '“{value}” is not the address of a web site, such as https://old.campus.example.',
    ne: '“{value}” वेबसाइटको ठेगाना होइन। https://old.campus.example जसरी लेख्नुहोस्।',
  },
  'import-site-private': {
    en: '{address} is an address of this machine or a local network, which imports may not request.',
    ne: '{address} यही मेसिन वा स्थानीय नेटवर्कको ठेगाना हो; त्यहाँबाट आयात गर्न मिल्दैन।',
  },
  'import-site-unreachable': {
    en: '{address} cannot be reached ({reason}).',
    ne: '{address} मा पुग्न सकिएन ({reason})।',
  },
  'import-site-slow': {
    en: '{address} did not respond within {seconds} seconds.',
    ne: '{address} बाट {seconds} सेकेन्डभित्र जवाफ आएन।',
  },
  'import-site-too-large': {
    en: '{address} is larger than {most} MB.',
    ne: '{address} {most} MB भन्दा ठूलो छ।',
  },
  'import-site-other-host': {
    en: '{address} leads to another site, {host}.',
    ne: '{address} ले अर्को साइट {host} मा लैजान्छ।',
  },
  'import-site-redirects': {
    en: '{address} redirects too often.',
    ne: '{address} धेरै पटक अन्यत्र पठाइरहन्छ।',
  },
  'import-site-status': {
    en: '{address}: HTTP {status}.',
    ne: '{address}: HTTP {status}।',
  },
  'import-site-blocked': {
    en: '{address} blocks the import (HTTP {status}). Allow this machine in its firewall or security plug-in, or wait an hour; fetched pages stay stored.',
    ne: '{address} ले आयात रोक्यो (HTTP {status})। यस मेसिनलाई फायरवाल वा सुरक्षा प्लगिनमा अनुमति दिनुहोस् वा एक घण्टा पर्खनुहोस्; ल्याइसकेका पृष्ठ सुरक्षित छन्।',
  },
  'import-site-login': {
    en: '{address} shows its content only after a log-in. Imports read public pages only.',
    ne: '{address} मा लगइन गरेपछि मात्र सामग्री देखिन्छ। आयातले सार्वजनिक पृष्ठ मात्र पढ्छ।',
  },
  'import-site-robots': {
    en: '{address} forbids robots its home page (robots.txt). Allow “{robot}” there during the import.',
    ne: '{address} को robots.txt ले गृहपृष्ठ पढ्न दिँदैन। आयात गर्दा त्यहाँ “{robot}” लाई अनुमति दिनुहोस्।',
  },
  'import-site-empty': {
    en: '{address} has neither pages nor links that can be read.',
    ne: '{address} मा पढ्न मिल्ने पृष्ठ वा लिङ्क भेटिएन।',
  },
  'import-site-nested': {
    en: '{address} is nested too deeply to be read.',
    ne: '{address} धेरै तहमा जेलिएकाले पढ्न सकिएन।',
  },
  'import-api-off': {
    en: '{address} has no REST API of WordPress, or it is switched off. Use an export file, or “import crawl” for another system.',
    ne: '{address} मा वर्डप्रेसको REST API छैन वा बन्द छ। एक्सपोर्ट फाइल प्रयोग गर्नुहोस्; अर्कै प्रणाली भए “import crawl”।',
  },
  'import-api-login': {
    en: 'The REST API of {address} requires a log-in. Use an export file.',
    ne: '{address} को REST API ले लगइन माग्छ। एक्सपोर्ट फाइल प्रयोग गर्नुहोस्।',
  },
  'import-api-html': {
    en: '{address} sends a web page instead of JSON: a plug-in or a firewall changes the REST API. Use an export file.',
    ne: '{address} ले JSON को सट्टा वेबपेज पठायो: कुनै प्लगिन वा फायरवालले REST API फेर्छ। एक्सपोर्ट फाइल प्रयोग गर्नुहोस्।',
  },
  'import-api-broken': {
    en: '{address} sends JSON of an unknown form ({reason}). Use an export file.',
    ne: '{address} ले नचिनिने JSON पठायो ({reason})। एक्सपोर्ट फाइल प्रयोग गर्नुहोस्।',
  },
  'import-stopped': {
    en: 'Stopped; nothing was imported. Pages that were fetched stay stored, and the same command continues.',
    ne: 'रोकियो; केही आयात भएन। ल्याइसकेका पृष्ठ सुरक्षित छन्; उही आदेशले त्यहीँबाट अघि बढ्छ।',
  },
  'import-too-large': {
    en: '{file} is larger than {most} MB. Export in parts: in WordPress choose pages, then posts of some years; import one part after the other.',
    ne: '{file} {most} MB भन्दा ठूलो छ। टुक्रा पारेर एक्सपोर्ट गर्नुहोस्: वर्डप्रेसमा पहिले पृष्ठ, अनि केही-केही वर्षका पोस्ट छान्नुहोस्; एकपछि अर्को आयात गर्नुहोस्।',
  },
  'import-unpack': {
    en: '{file} cannot be unpacked: it is damaged, or its upload was cut. Send it again, or send the XML file.',
    ne: '{file} खोल्न सकिएन: बिग्रिएको छ वा पूरा आइपुगेन। फेरि पठाउनुहोस्, वा XML फाइल नै पठाउनुहोस्।',
  },
  'import-unpacks-too-large': {
    en: '{file} unpacks to more than {most} GB. Send it in parts.',
    ne: '{file} खोल्दा {most} GB भन्दा बढी हुन्छ। टुक्रा-टुक्रा गरी पठाउनुहोस्।',
  },
  'import-zip': {
    en: '{file} is not a ZIP file, or its end is missing. Send it again.',
    ne: '{file} ZIP फाइल होइन, वा पूरा आइपुगेन। फेरि पठाउनुहोस्।',
  },
  'import-zip-one': {
    en: '{file} must contain exactly one XML file: the export of WordPress.',
    ne: '{file} भित्र वर्डप्रेसको एक्सपोर्टको एउटा मात्र XML फाइल हुनुपर्छ।',
  },
  'import-site-unnamed': {
    en: '{file} does not name the address of its site, so its files cannot be downloaded. Send them as a ZIP file.',
    ne: '{file} मा पुरानो साइटको ठेगाना छैन, त्यसैले फाइल डाउनलोड गर्न सकिँदैन। फाइल ZIP मा पठाउनुहोस्।',
  },
} as const satisfies Record<string, Localized>;
