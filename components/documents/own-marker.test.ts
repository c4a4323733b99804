import { hasOwnMarker } from './own-marker.ts';

test.each([
  '1. First',
  '12) Twelfth',
  '(३) तेस्रो',
  '४. चौथो',
  'क) पहिलो',
  '(ख) दोस्रो',
  'iv. Fourth',
  'a) One',
  '• Point',
  '- Point',
  '– Point',
])('“%s” has its own marker', (item) => expect(hasOwnMarker(item)).toBe(true));

test.each(['First', '2083 admission', '1.5 hours', 'Hari Prasad', 'क्याम्पस', 'I am here', '12 students', '-5 degrees'])(
  '“%s” has none',
  (item) => expect(hasOwnMarker(item)).toBe(false),
);
