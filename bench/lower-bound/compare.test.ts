import { differences } from './compare.ts';

const page = '<h1>Campus</h1><p>Welcome <a href="/about">in</a></p><time data-today="">today</time><script>1</script>';

test('a page written by hand with the same words and links does not differ', () => {
  expect(differences(page, '<title>Campus</title><h1>Campus</h1><div>Welcome <a href=/about>in</a></div>')).toEqual([]);
});

test.each([
  ['words', '<h1>Other campus</h1><p>Welcome <a href="/about">in</a></p>'],
  ['links', '<h1>Campus</h1><p>Welcome <a href="/contact">in</a></p>'],
  ['pictures', '<h1>Campus</h1><img src="/pictures/gate.avif"><p>Welcome <a href="/about">in</a></p>'],
  ['scripts', '<h1 onclick="1">Campus</h1><p>Welcome <a href="/about">in</a></p>'],
])('a difference of %s is named', (part, byHand) => {
  expect(differences(page, byHand)).toEqual([part]);
});

test('lists of the next closing dates may be of another day, their headings may not', () => {
  const closing = (day: string, heading: string) =>
    `<section aria-labelledby=closing><h2>${heading}</h2><ol><li><a href=/notice/item/${day}>${day}</a></ol></section>
    <a href=/notice/admission><b>Admission</b> <small>to ${day}</small></a>`;
  expect(differences(closing('7', 'Closing dates'), closing('14', 'Closing dates'))).toEqual([]);
  expect(differences(closing('7', 'Closing dates'), closing('7', 'Deadlines'))).toEqual(['words']);
});
