/** Titles before names, abbreviated and in full. */
const TITLES = [
  'professor|prof|assoc(?:iate)?|asso|asst|assistant|lecturer|lect|dr|er|engr|ar|adv(?:ocate)?|mr|mrs|ms|miss|late',
  '(?:सह|उप)[\\s-]*प्रा(?:ध्यापक)?|सहायक|सह|उप|प्राध्यापक|प्रा|डाक्टर|डा|डॉक्टर|डॉ|इन्जिनियर|ईन्जिनियर|इन्जि|ईन्जि|इ|ई|अधिवक्ता|श्रीमती|सुश्री|श्री|स्व(?:र्गीय)?',
].join('|');

/** Marks of abbreviations in Nepali and English: डा., डा॰, डा०, डाः. */
const ABBREVIATED = '[.॰०:ः]';

const title = new RegExp(`^(?:${TITLES})(?:\\s*${ABBREVIATED}\\s*|[\\s-]+)`, 'iu');

function withoutTitles(name: string): string {
  const rest = name.replace(title, '');
  return rest === name || rest === '' ? name : withoutTitles(rest);
}

/** The first letters of the first and the last name, without titles and degrees; whole letters also in Devanagari. */
export function initialsOf(fullName: string): string {
  const [beforeDegrees = ''] = fullName.normalize('NFC').trim().split(/[,(]/);
  const names = withoutTitles(beforeDegrees.trim()).split(/\s+/);
  const letters = new Intl.Segmenter('ne', { granularity: 'grapheme' });
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((name) => [...letters.segment(name ?? '')][0]?.segment ?? '').join('');
}
