import { monthSpellings, writtenMonths } from '#lib/calendar/month-spellings.ts';
import { normalize } from '#lib/i18n/normalize.ts';

/** What people look for most, in English, romanised and in Nepali. */
const subjects = [
  'admission admissions enrolment enrollment bharna भर्ना',
  'exam exams examination pariksha parikshya parichhya परीक्षा',
  'administration prashasan prasasan प्रशासन',
  'download downloads डाउनलोड',
  'notice notices suchana soochana सूचना',
  'result results natija nateeja नतिजा परिणाम',
  'routine talika timetable तालिका रुटिन',
  'form forms faram pharam फाराम फारम',
  'scholarship scholarships chhatrabritti chhatravritti chatrabriti छात्रवृत्ति',
  'fee fees shulka sulka शुल्क',
  'eligibility eligible yogyata योग्यता',
  'seat seats quota sit सिट कोटा',
  'grievance complaint complaints gunaso गुनासो',
  'charter badapatra बडापत्र',
  'entrance prabesh pravesh प्रवेश',
  'holiday bida बिदा विदा',
  'hostel chhatrabas chhatrawas छात्रावास होस्टल',
  'library pustakalaya पुस्तकालय',
  'vacancy darbandi दरबन्दी',
  'tender bolpatra बोलपत्र',
  'contact samparka सम्पर्क',
  'address thegana ठेगाना',
  'phone telephone फोन टेलिफोन',
  'teacher teachers teaching lecturer shikshak sikshak शिक्षक',
  'staff staffs employee employees karmachari कर्मचारी',
  'student students bidyarthi vidyarthi विद्यार्थी',
  'chief principal pramukh प्रमुख',
  'committee samiti समिति',
  'programme programmes program programs karyakram कार्यक्रम',
  'course courses syllabus pathyakram पाठ्यक्रम',
  'gallery photo photos picture pictures tasbir तस्बिर ग्यालरी',
  'sports khelkud खेलकुद',
  'canteen cafeteria khaja क्याफेटेरिया क्यान्टिन',
  'calendar patro पात्रो क्यालेन्डर',
  'publication publications prakashan प्रकाशन',
  'bachelor bachelors snatak स्नातक',
  'master masters snatakottar स्नातकोत्तर',
  'bbs बीबीएस बी.बी.एस',
  'bba बीबीए बी.बी.ए',
  'bed बीएड बी.एड',
  'bsc बीएस्सी बी.एस्सी',
  'bca बीसीए बी.सी.ए',
  'mbs एमबीएस एम.बी.एस',
  'med एमएड एम.एड',
  'mphil एमफिल एम.फिल',
  'mathematics math maths ganit गणित',
  'english angreji अङ्ग्रेजी',
  'management byabasthapan व्यवस्थापन',
  'education shikshashastra शिक्षाशास्त्र',
];

const groupOf = (words: string): readonly string[] => [...new Set(normalize(words).split(' ').filter(Boolean))];

/** A folded word of the groups as it is written. */
const written = new Map(
  [...writtenMonths.bs.flat(), ...writtenMonths.ad.flat(), ...subjects.flatMap((words) => words.split(' '))].map(
    (word) => [normalize(word), word],
  ),
);

export function asWritten(word: string): string {
  return written.get(word) ?? word;
}

const groups = [...monthSpellings.bs, ...monthSpellings.ad, ...subjects.map(groupOf)];

/** Beginnings shorter than this could be of anything. */
const LEAST_BEGINNING = 4;

/** A folded word in its other spellings and languages, itself first; also for the beginning of such a word, as it is being typed. */
export function synonymsOf(word: string): readonly string[] {
  const isMeant = (spelling: string) =>
    spelling === word || (word.length >= LEAST_BEGINNING && spelling.startsWith(word));
  return [...new Set([word, ...groups.filter((group) => group.some(isMeant)).flat()])];
}

/** All words that have others, folded. */
export const knownWords: readonly string[] = groups.flat();
