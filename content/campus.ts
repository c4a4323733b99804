import type { Localized } from './locale.ts';

/** Facts of the campus that the API does not provide. Sample: replace them with your campus's own. */
export const campus = {
  name: { en: 'Himchuli Multiple Campus', ne: 'हिमचुली बहुमुखी क्याम्पस' },
  /** At most 16 characters: browsers name the search of the site by it. */
  shortName: { en: 'Himchuli', ne: 'हिमचुली' },
  tagline: { en: 'Knowledge for the hills, open to the world', ne: 'पहाडका लागि ज्ञान, विश्वका लागि खुला' },
  university: { en: 'Affiliated with the national university', ne: 'राष्ट्रिय विश्वविद्यालयबाट सम्बन्धनप्राप्त' },
  universityUrl: 'https://university.example/',
  developer: { name: 'Campus Website Project', url: 'https://developer.example/' },
} as const;

export interface OutsideLink {
  label: Localized;
  url: string;
}

/** The eight important links: the university and seven of its faculties, institutes or offices (specification section 2). */
export const importantLinks: readonly OutsideLink[] = [
  { label: { en: 'The University', ne: 'विश्वविद्यालय' }, url: 'https://university.example/' },
  {
    label: { en: 'Office of the Controller of Examinations', ne: 'परीक्षा नियन्त्रण कार्यालय' },
    url: 'https://exams.university.example/',
  },
  {
    label: { en: 'Faculty of Humanities and Social Sciences', ne: 'मानविकी तथा सामाजिक शास्त्र सङ्काय' },
    url: 'https://humanities.university.example/',
  },
  {
    label: { en: 'Faculty of Management', ne: 'व्यवस्थापन सङ्काय' },
    url: 'https://management.university.example/',
  },
  { label: { en: 'Faculty of Education', ne: 'शिक्षाशास्त्र सङ्काय' }, url: 'https://education.university.example/' },
  { label: { en: 'Faculty of Law', ne: 'कानुन सङ्काय' }, url: 'https://law.university.example/' },
  {
    label: { en: 'Institute of Science and Technology', ne: 'विज्ञान तथा प्रविधि अध्ययन संस्थान' },
    url: 'https://science.university.example/',
  },
  { label: { en: 'Central Library', ne: 'केन्द्रीय पुस्तकालय' }, url: 'https://library.university.example/' },
];
