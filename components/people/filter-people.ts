import { matchesKey, searchKey } from '@/lib/people/search-key';

const keys = new WeakMap<Element, string>();

/** What a person is found by: name, designation, department, and the heading of the group. */
function keyOf(person: Element): string {
  const known = keys.get(person);
  if (known !== undefined) return known;
  const heading = person.closest('[data-people-group]')?.querySelector('h2')?.textContent ?? '';
  const words = [...(person.querySelector('[data-searched]')?.children ?? [])].map(({ textContent }) => textContent);
  const key = searchKey([...words, heading].join(' '));
  keys.set(person, key);
  return key;
}

/** Hides the people under `root` that don't match, and groups without any left; answers how many are shown. */
export function filterPeople(root: Element, query: string): { shown: number; total: number } {
  const wanted = searchKey(query);
  const people = [...root.querySelectorAll<HTMLElement>('[data-person]')];
  for (const person of people) person.hidden = !matchesKey(keyOf(person), wanted);
  for (const group of root.querySelectorAll<HTMLElement>('[data-people-group]')) {
    group.hidden = !group.querySelector('[data-person]:not([hidden])');
  }
  return { shown: people.filter(({ hidden }) => !hidden).length, total: people.length };
}
