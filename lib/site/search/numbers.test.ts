import fc from 'fast-check';
import {
  countNumbers,
  digitsOf,
  marksOf,
  positionsOf,
  readDigits,
  spelledAt,
  splitNumbers,
  wholeNumbers,
} from './numbers.ts';

const isIn = (text: string | readonly string[], number: string) => {
  const digits = readDigits(number);
  const texts = typeof text === 'string' ? [text] : text;
  return digits !== null && [...positionsOf(digitsOf(texts), digits)].length > 0;
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
    '%s matches “%s”',
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
])('%s does not match “%s”', (number, text) => expect(isIn(text, number)).toBe(false));

test('a number does not continue into the next cell', () => {
  expect(isIn(['7-2-29', '145'], '7-2-29-145')).toBe(false);
  expect(isIn(['7-2-29-145', '9'], '7-2-29-145')).toBe(true);
});

test('each number of a list or a range is found separately', () => {
  for (const number of ['7290145', '7290146', '7290147']) {
    expect(isIn('7290145 7290146 7290147', number)).toBe(true);
    expect(isIn('7290145, 7290146, 7290147', number)).toBe(true);
    expect(isIn('7290145,7290146,7290147', number)).toBe(true);
  }
  expect(isIn('7290145-7290147', '7290145')).toBe(true);
  expect(isIn('7290145/7290147', '7290147')).toBe(true);
});

test('a number is returned in the spelling of the text', () => {
  for (const written of ['7-2-29-145', '७-२-२९-१४५', '7229145', '७२२९ १४५', '7/2/29.145']) {
    const digits = digitsOf([`12 pupils | ${written} passed`]);
    expect([...positionsOf(digits, '7229145')].map((at) => spelledAt(digits, at, 7))).toEqual([written]);
  }
});

test('a number is highlighted in the text', () => {
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
])('the input “%s” is read as %s', (typed, number) => expect(readDigits(typed)).toBe(number));

test.each([
  ['result 7-2-29-145', ['7229145'], 'result'],
  ['7 2 29 145 नतिजा', ['7229145'], 'नतिजा'],
  ['exam 2083', [], 'exam 2083'],
  ['bbs 4th year', [], 'bbs 4th year'],
  ['10000001 and 10000002', ['10000001', '10000002'], 'and'],
])('the search “%s” is split into the numbers %j and the words “%s”', (query, numbers, words) => {
  expect(splitNumbers(query)).toEqual({ numbers, words });
});

test('only long numbers count as numbers of a result', () => {
  expect(countNumbers(digitsOf(['2083 BS, 45 marks', '7290145 7290146', '7-2-29-145']))).toBe(3);
  expect(countNumbers(digitsOf([]))).toBe(0);
});

test('the whole numbers of a text are the numbers that a search finds in it', () => {
  const sign = fc.constantFrom(...'0123456789०७', ' ', '-', '/', 'a', ', ');
  const number = fc
    .array(fc.constantFrom(...'0123457'), { minLength: 3, maxLength: 8 })
    .map((digits) => digits.join(''));
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
      number,
      (text, typed) => {
        const digits = digitsOf([text]);
        const whole = new Set(wholeNumbers(digits, 3, 30));
        for (const each of whole) expect(positionsOf(digits, each).next().done).toBe(false);
        expect(whole.has(typed)).toBe(positionsOf(digits, typed).next().done === false);
      },
    ),
    { numRuns: 2000 },
  );
});
