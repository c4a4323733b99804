import type { NamedCategory } from '#campus-api/records/site-document/categories.ts';
import type { Term } from '#packages/site-import/content/index.ts';
import { decoded } from '#packages/site-import/network/index.ts';

/** Words of category names for the departments of the specification, in English and Nepali. */
const words: readonly (readonly [department: string, pattern: RegExp])[] = [
  ['exam', /\b(?:exams?|examinations?|results?|routines?)\b|परीक्षा|नतिजा|परिक्षा|रुटिन|रूटिन/i],
  ['admission', /\b(?:admissions?|entrance|enrol\w*|scholarships?)\b|भर्ना|प्रवेश|छात्रवृत्ति/i],
  ['downloads', /\b(?:downloads?|forms?|syllabus)\b|डाउनलोड|फाराम|फारम|पाठ्यक्रम/i],
  [
    'administration',
    /\b(?:administrati\w+|notices?|general|vacanc\w+|tenders?|news|announcements?|circulars?)\b|प्रशासन|सूचना|सुचना|बोलपत्र|समाचार|विज्ञप्ति/i,
  ],
];

/** The department of posts whose categories have none. */
export const DEFAULT_DEPARTMENT = 'administration';
/** The department of categories whose posts are left out. */
export const NO_DEPARTMENT = 'none';

/** The departments of categories; `chosen` maps slugs or names in lower case to addresses of departments. */
export function createCategoryMap(categories: readonly NamedCategory[], chosen: ReadonlyMap<string, string>) {
  const addresses = new Set(categories.map(({ address }) => address));
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  /** Null for a category without a department. */
  return ({ slug, name }: Term): string | null => {
    const named = chosen.get(decoded(slug).toLowerCase()) ?? chosen.get(name.toLowerCase());
    if (named !== undefined) return named;
    const own = categories.find(
      (category) =>
        same(category.address, slug) ||
        // A term with several languages has both names.
        name.split(' / ').some((each) => same(category.name.en, each) || same(category.name.ne, each)),
    );
    if (own) return own.address;
    const [department] = words.find(([address, pattern]) => addresses.has(address) && pattern.test(name)) ?? [];
    return department ?? null;
  };
}
