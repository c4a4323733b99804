import { countNumbers, digitsOf, marksOf, placesOf, readNumber, spelledAt, splitNumbers } from './numbers.ts';

const isIn = (text: string | readonly string[], number: string) => {
  const digits = readNumber(number);
  const texts = typeof text === 'string' ? [text] : text;
  return digits !== null && [...placesOf(digitsOf(texts), digits)].length > 0;
};

describe('a number in any grouping and either digit system', () => {
  const typed = [
    '7-2-29-145',
    '7229145',
    '7 2 29 145',
    '७२२९१४५',
    '७-२-२९-१४५',
    '7/2/29/145',
    ' 7–2–29–145 ',
    '७ २ २९ १४५',
  ];
  const written = [
    'Symbol No. 7-2-29-145 passed',
    'क्र.सं. ७-२-२९-१४५',
    '7229145',
    '12 7 2 29 145 78',
    '७२२९१४५ उत्तीर्ण',
    '7 - 2 - 29 - 145',
  ];
  test.each(typed.flatMap((number) => written.map((text) => [number, text] as const)))(
    '%s is found in “%s”',
    (number, text) => {
      expect(isIn(text, number)).toBe(true);
    },
  );
});

test.each([
  ['7229145', '17229145'],
  ['7229145', '72291450'],
  ['7229145', '7-2-29-1450'],
  ['7229145', '7-2-29-145-9'],
  ['7229145', '3-7-2-29-145'],
  ['7229145', '7-2-29 and 145'],
  ['7229145', '7-2-29,145'],
  ['7229145', '7-2-29\n145'],
])('%s is not found in “%s”', (number, text) => expect(isIn(text, number)).toBe(false));

test('a number does not go on from one cell into the next', () => {
  expect(isIn(['7-2-29', '145'], '7-2-29-145')).toBe(false);
  expect(isIn(['7-2-29-145', '9'], '7-2-29-145')).toBe(true);
});

test('each of the numbers of a list and of a range is found by itself', () => {
  for (const number of ['7290145', '7290146', '7290147']) {
    expect(isIn('7290145 7290146 7290147', number)).toBe(true);
    expect(isIn('7290145, 7290146, 7290147', number)).toBe(true);
    expect(isIn('7290145,7290146,7290147', number)).toBe(true);
  }
  expect(isIn('7290145-7290147', '7290145')).toBe(true);
  expect(isIn('7290145/7290147', '7290147')).toBe(true);
});

test('a number is spelled as the text spells it', () => {
  for (const written of ['7-2-29-145', '७-२-२९-१४५', '7229145', '७२२९ १४५', '7/2/29.145']) {
    const found = digitsOf([`12 pupils | ${written} passed`]);
    expect([...placesOf(found, '7229145')].map((at) => spelledAt(found, at, 7))).toEqual([written]);
  }
});

test('a number is marked where it stands', () => {
  const text = 'उत्तीर्ण: ७-२-२९-१४५, 7-2-29-146, 7229145';
  expect(marksOf(text, '7229145').map(([from, to]) => text.slice(from, to))).toEqual(['७-२-२९-१४५', '7229145']);
  expect(marksOf('no number at all', '7229145')).toEqual([]);
});

test.each([
  ['7-2-29-145', '7229145'],
  ['# 7 2 29 145', '7229145'],
  ['७२२९१४५', '7229145'],
  ['７２２', '722'],
  ['7', '7'],
  ['', null],
  ['-', null],
  ['12a4', null],
  ['क १२', null],
])('what is typed as “%s” is read as %s', (typed, number) => expect(readNumber(typed)).toBe(number));

test.each([
  ['result 7-2-29-145', ['7229145'], 'result'],
  ['7 2 29 145 नतिजा', ['7229145'], 'नतिजा'],
  ['exam 2083', [], 'exam 2083'],
  ['bbs 4th year', [], 'bbs 4th year'],
  ['10000001 and 10000002', ['10000001', '10000002'], 'and'],
])('the search “%s” asks for the numbers %j and the words “%s”', (query, numbers, words) => {
  expect(splitNumbers(query)).toEqual({ numbers, words });
});

test('only long numbers count as those of a result', () => {
  expect(countNumbers(digitsOf(['2083 BS, 45 marks', '7290145 7290146', '7-2-29-145']))).toBe(3);
  expect(countNumbers(digitsOf([]))).toBe(0);
});
