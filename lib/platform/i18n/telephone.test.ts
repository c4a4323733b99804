import { dialString } from './telephone.ts';

test.each([
  ['+977-61-500100', '+97761500100'],
  ['०६१-५००१००', '061500100'],
  ['061-500100, 500101', '061500100'],
  ['061-500100/01', '061500100'],
  ['Phone: +977 (61) 500100 ext. 12', '+97761500100'],
  ['(061) 500100', '061500100'],
  ['enquire at the gate', null],
  ['', null],
])('the dial string of %p is %p', (phone, number) => {
  expect(dialString(phone)).toBe(number);
});
