import type { Localized } from '#content/locale.ts';

/** Issues with redirects from addresses of the former site. */
export const redirectIssueMessages = {
  'redirect-from-unreadable': { en: '“{value}” is not an address of a former page. Write it like /about-us or /?p=12.', ne: '“{value}” पुरानो पृष्ठको ठेगाना होइन। /about-us वा /?p=12 जसरी लेख्नुहोस्।' },
  'redirect-to-unreadable': { en: '“{value}” is not an address to lead to. Write a page of this site, like /notice/item/12, or an address that begins with https://.', ne: '“{value}” मा लैजान मिल्दैन। यस वेबसाइटको पृष्ठ /notice/item/12 जसरी, वा https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।' },
  'redirect-to-missing': { en: 'This site has nothing at {value}.', ne: 'यस वेबसाइटको {value} ठेगानामा केही छैन।' },
  'redirect-own': { en: 'This site itself has the address {value}, so it does not lead elsewhere.', ne: '{value} यसै वेबसाइटको ठेगाना हो, त्यसैले अन्त लैजाँदैन।' },
  'redirect-own-rows': { en: 'Left out, because this site itself has these addresses: {count}, such as {value}.', ne: 'यसै वेबसाइटका ठेगाना भएकाले छाडियो: {count} वटा, जस्तै {value}।' },
  'redirect-twice': { en: '{value} is listed twice, with different targets.', ne: '{value} दुईपटक छ, र दुवैले फरक ठाउँमा लैजान्छन्।' },
  'redirect-exists': { en: '{value} already leads to {target}. Change that redirect instead.', ne: '{value} ले पहिल्यै {target} मा लैजान्छ। त्यसैलाई सच्याउनुहोस्।' },
  'redirect-circle': { en: '{value} leads back to itself.', ne: '{value} घुमेर त्यहीँ फर्किन्छ।' },
  'redirect-chain': { en: '{value} leads to {target}, which itself leads elsewhere. Write the last address.', ne: '{value} ले {target} मा लैजान्छ, त्यसले फेरि अन्त। अन्तिम ठेगाना लेख्नुहोस्।' },
  'redirect-too-many': { en: 'There can be at most {most} redirects.', ne: 'पुराना ठेगाना बढीमा {most} वटा राख्न मिल्छ।' },
} as const satisfies Record<string, Localized>;
