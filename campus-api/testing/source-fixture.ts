import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of a small fork of the last release, as a campus has changed them. */
const files: Readonly<Record<string, string>> = {
  'content/locale.ts': `export const locales = ['en', 'ne'] as const;
export type Locale = (typeof locales)[number];
export type Localized<T = string> = Readonly<Record<Locale, T>>;`,
  'content/campus.ts': `import type { Localized } from './locale.ts';
export const campus = {
  name: { en: 'Our Campus', ne: 'हाम्रो क्याम्पस' },
  shortName: { en: 'Our Campus', ne: 'हाम्रो' },
  tagline: { en: 'For all', ne: 'सबैका लागि' },
  university: { en: 'Affiliated with our university', ne: 'विश्वविद्यालयबाट सम्बन्धनप्राप्त' },
  universityUrl: 'https://our-university.example/',
  developer: { name: 'A Developer', url: 'https://developer.example/' },
} as const;
export interface OutsideLink { label: Localized; url: string }
export const importantLinks: readonly OutsideLink[] = [
  { label: { en: 'Our University', ne: 'विश्वविद्यालय' }, url: 'https://our-university.example/' },
];`,
  'content/menu.ts': `import type { Localized } from './locale.ts';
interface MenuLink { label: Localized; path: string }
export const menu: readonly (MenuLink | { label: Localized; links: readonly MenuLink[] })[] = [
  { label: { en: 'Home', ne: 'गृहपृष्ठ' }, path: '/' },
  { label: { en: 'Life', ne: 'जीवन' }, links: [{ label: { en: 'Our Library', ne: 'पुस्तकालय' }, path: '/library' }] },
];
export const footerLinks: readonly MenuLink[] = [];
export const siteLinks: readonly MenuLink[] = [];`,
  'content/map.ts':
    'export const map = { latitude: 27.5, longitude: 85.25, page: "https://www.openstreetmap.org/" } as const;',
  'content/redirects.ts': `export const redirects: Readonly<Record<string, string>> = { '/admission': '/notice/admission', '/books': '/library' };`,
  'content/pages/contact.ts': `export const contactContent = {
  description: { en: 'Address', ne: 'ठेगाना' },
  openingHours: [{ days: { en: 'Every day', ne: 'हरेक दिन' }, hours: { en: '7:00', ne: '७:००' } }],
} as const;`,
  'content/pages/library.ts': `import type { Localized } from '../locale.ts';
/** The library. Sample text. */
export const library = {
  description: { en: 'Our library', ne: 'हाम्रो पुस्तकालय' } satisfies Localized,
  picturesLabel: { en: 'Pictures', ne: 'तस्बिर' },
  pictures: [{ src: '/pictures/library-1.webp', width: 12, height: 8, alt: { en: 'A hall', ne: 'कक्ष' } }],
  parts: [{ heading: { en: 'Hours', ne: 'समय' }, paragraphs: [{ en: 'See [notices](/notice).', ne: '[सूचना](/notice) हेर्नुहोस्।' }] }],
} as const;`,
  'content/pages/museum.ts': `export const museum = { parts: [] } as const;`,
  'content/programmes/programme.ts': `export const faculties = { arts: { en: 'Arts', ne: 'कला' } } as const;`,
  'content/programmes/bachelor.ts': `export const bachelor = [
  {
    id: 'ba',
    name: { en: 'Bachelor of Arts', ne: 'कला स्नातक' },
    about: { en: 'Languages.', ne: 'भाषा।' },
    faculty: 'arts', years: 4, semesters: null, shift: 'morning', seats: 30,
    eligibility: [{ en: 'Grade 12', ne: 'कक्षा १२' }],
    fee: { firstYear: 1000, whole: null }, syllabusUrl: null, inNotices: ['BA'],
  },
];`,
  'content/pages/programs.ts': `import { bachelor } from '../programmes/bachelor.ts';
export const programs = { description: { en: 'Programmes', ne: 'कार्यक्रम' }, steps: [], scholarships: [] } as const;
export const programmeLevels = [
  { id: 'bachelor', heading: { en: 'Bachelor', ne: 'स्नातक' }, opens: { en: 'July', ne: 'साउन' }, inNotices: ['bachelor'], programmes: bachelor },
];`,
  'public/pictures/library-1.webp': 'RIFF of our library',
};

/** Writes the fork, with some of its files replaced, and returns its folder `content`. */
export function writeSourceFixture(folder: string, replaced: Readonly<Record<string, string>> = {}): string {
  for (const [file, text] of Object.entries({ ...files, ...replaced })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return join(folder, 'content');
}
