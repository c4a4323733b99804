import { monthSpellings, writtenMonths } from '#packages/nepali/calendar/index.ts';
import { normalize } from '#packages/nepali/text/index.ts';

/**
 * Frequent search words, in English and in Nepali. `भर्ना=bharna`: a word and its spelling in Latin letters; both are searched alike.
 */
const subjects = [
  'admission admissions enrolment enrollment भर्ना=bharna',
  'exam exams examination परीक्षा=pariksha=parikshya=parichhya',
  'administration प्रशासन=prashasan=prasasan',
  'download downloads डाउनलोड',
  'notice notices सूचना=suchana=soochana',
  'result results नतिजा=natija=nateeja परिणाम=parinam परीक्षाफल=parikshaphal=parikshafal',
  'routine timetable तालिका=talika रुटिन',
  'form forms फाराम=faram=pharam फारम',
  'scholarship scholarships छात्रवृत्ति=chhatrabritti=chhatravritti=chatrabriti',
  'fee fees शुल्क=shulka=sulka',
  'eligibility eligible योग्यता=yogyata',
  'seat seats quota सिट=sit कोटा',
  'grievance complaint complaints गुनासो=gunaso',
  'charter बडापत्र=badapatra',
  'entrance प्रवेश=prabesh=pravesh',
  'holiday बिदा=विदा=bida',
  'hostel छात्रावास=chhatrabas=chhatrawas होस्टल',
  'library पुस्तकालय=pustakalaya',
  'vacancy दरबन्दी=darbandi',
  'tender बोलपत्र=bolpatra',
  'contact सम्पर्क=samparka',
  'address ठेगाना=thegana',
  'phone telephone फोन टेलिफोन',
  'teacher teachers teaching lecturer शिक्षक=shikshak=sikshak',
  'staff staffs employee employees कर्मचारी=karmachari',
  'student students विद्यार्थी=bidyarthi=vidyarthi',
  'chief principal प्रमुख=pramukh',
  'committee समिति=samiti',
  'programme programmes program programs कार्यक्रम=karyakram',
  'course courses syllabus पाठ्यक्रम=pathyakram',
  'gallery photo photos picture pictures तस्बिर=tasbir ग्यालरी',
  'sports खेलकुद=khelkud',
  'canteen cafeteria khaja क्याफेटेरिया क्यान्टिन',
  'calendar पात्रो=patro क्यालेन्डर',
  'publication publications प्रकाशन=prakashan',
  'bachelor bachelors स्नातक=snatak',
  'master masters स्नातकोत्तर=snatakottar',
  'bbs बीबीएस बी.बी.एस',
  'bba बीबीए बी.बी.ए',
  'bed बीएड बी.एड',
  'bsc बीएस्सी बी.एस्सी',
  'bca बीसीए बी.सी.ए',
  'mbs एमबीएस एम.बी.एस',
  'med एमएड एम.एड',
  'mphil एमफिल एम.फिल',
  'mathematics math maths गणित=ganit',
  'english अङ्ग्रेजी=angreji',
  'management व्यवस्थापन=byabasthapan',
  'education शिक्षाशास्त्र=shikshashastra',
  'college colleges कलेज=kalej',
  'campus campuses क्याम्पस',
  'university universities विश्वविद्यालय=bishwavidyalaya=vishwavidyalaya',
  'school schools विद्यालय=bidyalaya=vidyalaya स्कुल',
  'office कार्यालय=karyalaya अफिस',
  'professor प्राध्यापक=pradhyapak',
  'science विज्ञान=bigyan=vigyan',
  // Names whose usual spelling does not follow their sound.
  'काठमाडौँ=काठमाण्डौ=kathmandu',
  'तेह्रथुम=terhathum',
];

const subjectWords = subjects.map((words) => words.split(' ').map((word) => word.split('=')));

/** Original spellings of the folded words. */
const written = new Map(
  [...writtenMonths.bs.flat(), ...writtenMonths.ad.flat(), ...subjectWords.flat(2)].map((word) => [
    normalize(word),
    word,
  ]),
);

export function asWritten(word: string): string {
  return written.get(word) ?? word;
}

const fold = (words: readonly string[]): readonly string[] => [...new Set(words.map(normalize))];

const groups = [...monthSpellings.bs, ...monthSpellings.ad, ...subjectWords.map((words) => fold(words.flat()))];

/** Nepali words with their spellings in Latin letters. */
const bothScripts = subjectWords.flatMap((words) => words.map(fold)).filter(({ length }) => length > 1);

/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 4;

/** The spellings of the groups with a word; if there are none, of those with this prefix, for words that are still being typed. */
function spellingsIn(all: readonly (readonly string[])[], word: string): string[] {
  const exact = all.filter((group) => group.includes(word));
  if (exact.length > 0 || word.length < MIN_PREFIX_LENGTH) return exact.flat();
  return all.filter((group) => group.some((spelling) => spelling.startsWith(word))).flat();
}

/** A folded word, then its other spellings and languages; also for a prefix of such a word. */
export function synonymsOf(word: string): readonly string[] {
  return [...new Set([word, ...spellingsIn(groups, word)])];
}

/** The same Nepali word in the other script: भर्ना for bharna. */
export function transliterationsOf(word: string): readonly string[] {
  return spellingsIn(bothScripts, word).filter((spelling) => spelling !== word);
}

/** All words with synonyms, folded. */
export const synonymWords: ReadonlySet<string> = new Set(groups.flat());
