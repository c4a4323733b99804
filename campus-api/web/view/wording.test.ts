import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** All sources of Nepali texts of the admin. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, lines: readFileSync(join(root, name), 'utf8').split('\n') }));

/** Discarded phrases, and the text in their place. */
const discarded: [phrase: RegExp, use: string][] = [
  [/वेबसाइटमा अब देखिन्छ/, 'केही सेकेन्डपछि आगन्तुकले देख्दैनन्।'],
  [/साँच्चै यसै/, 'साँच्चै यसो गर्ने हो?'],
  [/गलत हो कि जस्तो|गल्ती भएजस्तो/, 'ध्यान दिनुहोस्'],
  [/गते मात्र छन्/, '{year} {month}मा {days} दिन मात्र छन्।'],
  [/\{day\} मा पनि छ/, 'यही व्यहोराको सूचना {day} मा पनि प्रकाशित छ'],
  [/यो ब्याकअप फर्काउने हो/, 'यो ब्याकअपबाट पहिलेको अवस्थामा फर्काउने हो?'],
  [/ब्याकअप फर्काइयो/, 'ब्याकअपको अवस्थामा फर्काइयो।'],
  [/देखाउन बन्द गर्नुहोस्/, 'काम सकिएपछि मेटाउनुहोस्।'],
  [/को नामबाट लगइन/, 'प्रयोगकर्ता: {name}'],
  [/सच्याएको प्रकाशित/, 'परिवर्तन प्रकाशित गर्नुहोस्'],
  [/अहिलेसम्म नभएका/, 'अझै नराखिएका समिति'],
  [/'कुनै होइन'/, 'कुनैमा पनि होइन'],
  [/हो, गर्नुहोस्/, 'हो, मेटाउनुहोस्'],
  [/पाठ वा ZIP/, 'टेक्स्ट (.txt) वा ZIP'],
  [/भित्रको पाठ/, 'फाइलभित्रको कुरा पाठकले यसरी पढ्नेछन्'],
  [/आगन्तुकका कुरा|कुनै कुरा भेटिएन/, 'आगन्तुकका सन्देश'],
  [/नम्बरको कुनै/, 'यी शब्द भएको केही भेटिएन।'],
  [/तस्बिर अट्छ/, 'एउटा एल्बममा बढीमा {most} वटा तस्बिर अटाउँछन्।'],
  [/गरिएका जस्ता छन्/, '{count} पङ्क्ति प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ (पङ्क्ति {line})'],
  [/तालिका राखियो|तालिकाबाट \{what\}/, '{what} आयात गरियो'],
  [/कहाँ-कहाँ लगइन छ/, 'कहाँ-कहाँ लगइन भएको छ'],
  [/देखि, अन्तिम पटक/, '{start} मा लगइन, अन्तिम प्रयोग {seen}'],
  [/यन्त्र/, 'सबै फोन र कम्प्युटरबाट लगआउट हुन्छ।'],
  [/नामले भनेजस्तो/, 'फाइलको नाम र भित्रको कुरा मिल्दैन'],
  [/सूचनामा भएका शब्द/, '{title} खोज्नुहोस्'],
  [/हरफ/, 'पङ्क्ति थप्नुहोस्'],
  [/तोकिएको परिवर्तन|नतोकिएको?|नतोकिएका/, 'पछि प्रकाशित हुने परिवर्तन'],
  [/ne: '(?:राखियो।|राख्नुहोस्)'/, 'सुरक्षित गर्नुहोस्'],
  [/वर्ग मात्र|को विभाग'/, 'यी प्रकार मात्र'],
  [/यो मान मिलेन/, 'अङ्क मात्र लेख्नुहोस्, जस्तै'],
  [/चिनो लगाउनुहोस्/, 'जवाफ दिइसकेको भनी चिह्न लगाउनुहोस्'],
];

test.each(discarded)('no Nepali text of the admin contains %s: it is %s', (phrase, use) => {
  const wrong = sources.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) => (phrase.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
  expect(sources.some(({ lines }) => lines.some((line) => line.includes(use)))).toBe(true);
});

test('no Nepali text of the admin ends a sentence with a Latin full stop', () => {
  const wrong = sources.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) =>
      /\p{Script=Devanagari}\.(?:'| )/u.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});
