import type { Localized } from '#content/locale.ts';

/** Issues with the export file of an old site. */
export const importIssueMessages = {
  'import-no-export': {
    en: '{file} is not an export file of WordPress. Make one in its dashboard: Tools, Export, All content.',
    ne: '{file} वर्डप्रेसको एक्सपोर्ट फाइल होइन। ड्यासबोर्डको Tools, Export, All content बाट बनाउनुहोस्।',
  },
  'import-broken': {
    en: '{file}, line {line}, column {column}: {reason}. Export the file again; nothing was imported.',
    ne: '{file}, पङ्क्ति {line}, स्तम्भ {column}: {reason}। फाइल फेरि एक्सपोर्ट गर्नुहोस्; केही आयात भएन।',
  },
} as const satisfies Record<string, Localized>;
