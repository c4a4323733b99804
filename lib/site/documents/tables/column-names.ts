import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { normalize } from '#packages/nepali/text/index.ts';

/** Columns by the words of their headings, in both languages. The first that matches applies; docs/document-tables.md lists the names. */
const words: readonly (readonly [name: string, words: string])[] = [
  ['symbol_number', 'symbol|सिम्बोल|सिम्बल|परीक्षा क्रमाङ्क|परीक्षा क्रमांक|परीक्षाक्रमाङ्क|प्रतीक नम्बर|प्रतीक नं'],
  ['registration_number', 'registration|regd|reg no|reg number|enrollment no|enrolment no|दर्ता|रजिस्ट्रेसन'],
  ['roll_number', 'roll|रोल|क्रमाङ्क|क्रमांक'],
  ['application_number', 'application no|application number|form no|form number|फारम नं|आवेदन नं|निवेदन नं'],
  ['father_name', 'father|बाबु|बुबा|पिता'],
  ['mother_name', 'mother|आमा|माता'],
  ['guardian_name', 'guardian|अभिभावक'],
  ['subject', 'subject|paper|बिषय|विषय'],
  ['name', 'name|नाम|नामथर'],
  ['gender', 'gender|sex|लिङ्ग|लिंग'],
  ['phone', 'phone|mobile|contact|cell no|फोन|मोबाइल|सम्पर्क'],
  ['email', 'email|e mail|इमेल'],
  ['address', 'address|district|ठेगाना|जिल्ला|वतन'],
  ['programme', 'program|programme|faculty|level|stream|सङ्काय|संकाय|कार्यक्रम|तह'],
  ['semester', 'semester|सेमेस्टर'],
  ['section', 'section|shift|समूह|सिफ्ट'],
  ['year', 'year|batch|वर्ष|साल'],
  ['date', 'date|मिति'],
  ['amount', 'amount|fee|rate|रकम|शुल्क|मूल्य|दर'],
  ['percentage', 'percent|percentage|प्रतिशत'],
  ['gpa', 'gpa|sgpa|cgpa|जिपिए|जीपीए'],
  ['grade', 'grade|ग्रेड'],
  ['rank', 'rank|merit|योग्यताक्रम|योग्यता क्रम|स्थान'],
  ['division', 'division|श्रेणी'],
  ['total', 'total|जम्मा|कुल'],
  ['marks', 'mark|marks|score|प्राप्ताङ्क|प्राप्तांक|लब्धाङ्क|अङ्क|अंक'],
  ['result', 'result|status|नतिजा|परिणाम'],
  ['remarks', 'remark|remarks|कैफियत'],
];

/** Whole headings of the numbers of rows. */
const serials =
  's n|sn|s no|sno|sl no|sr no|no|serial no|serial number|id|क्र स|क्र सं|क्रस|क्रसं|सि न|सि नं|सिनं|क्रम|क्रम संख्या|नं';

/** The words of a heading as they are compared. */
export function foldHeading(heading: string): string {
  return normalize(heading)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const patterns = words.map(([name, list]) => {
  const starts = list.split('|').map(foldHeading).join('|');
  return [name, new RegExp(`(?:^| )(?:${starts})`)] as const;
});
const serialHeadings = new Set(serials.split('|').map(foldHeading));

/** The kind of a column by its heading; null for an unknown one. */
export function columnKind(heading: string): string | null {
  const folded = foldHeading(heading);
  if (folded === '') return null;
  if (serialHeadings.has(folded)) return 'serial';
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Kinds of columns whose numbers identify a person. */
const numberKinds: ReadonlySet<string> = new Set(['symbol_number', 'registration_number', 'roll_number']);

export const isNumberKind = (kind: string | null): boolean => kind !== null && numberKinds.has(kind);

const MAX_NAME_LENGTH = 40;

/** The Latin words of a heading as a name; empty without any. */
function nameOf(heading: string): string {
  const name = foldHeading(heading)
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, MAX_NAME_LENGTH);
  return trimEnd(name.replace(/^_/, ''), /_/);
}

/** Names of columns for programs, each once; `page` is the name of the page of a row. */
export function columnNames(columns: readonly { readonly heading: string; readonly hasNumbers: boolean }[]): string[] {
  const used = new Set(['page']);
  return columns.map(({ heading, hasNumbers }, index) => {
    const latin = nameOf(heading);
    const other = hasNumbers ? 'number' : /^[a-z]/.test(latin) ? latin : `column_${index + 1}`;
    const base = columnKind(heading) ?? other;
    let name = base;
    for (let count = 2; used.has(name); count += 1) name = `${base}_${count}`;
    used.add(name);
    return name;
  });
}
