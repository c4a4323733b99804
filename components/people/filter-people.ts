import { matchesKey, searchKey } from '#lib/people/search-key.ts';

const keys = new WeakMap<Element, string>();
/** Groups that were open before somebody searched. */
const open = new WeakSet<HTMLDetailsElement>();

/**
 * What a person is found by: name, designation, department, and the heading of the group; where the page shows a designation or a
 * heading in its own language, also as the campus wrote it.
 */
function keyOf(person: HTMLElement): string {
  const known = keys.get(person);
  if (known !== undefined) return known;
  const group = person.closest<HTMLElement>('[data-people-group]');
  const heading = group?.querySelector('h2')?.textContent;
  const words = [...(person.querySelector('[data-searched]')?.children ?? [])].map(({ textContent }) => textContent);
  const key = searchKey([...words, heading, group?.dataset.peopleGroup, person.dataset.person].join(' '));
  keys.set(person, key);
  return key;
}

/** Hides the people under `root` that don't match, and groups without any left; opens the others. Answers how many are shown. */
export function filterPeople(root: Element, query: string): { shown: number; total: number } {
  const wanted = searchKey(query);
  const wasSearching = root.hasAttribute('data-searching');
  root.toggleAttribute('data-searching', wanted !== '');
  const people = [...root.querySelectorAll<HTMLElement>('[data-person]')];
  for (const person of people) person.hidden = !matchesKey(keyOf(person), wanted);
  for (const group of groupsIn(root)) {
    group.hidden = !group.querySelector('[data-person]:not([hidden])');
    if (!wasSearching && group.open) open.add(group);
    if (wanted !== '') group.open = true;
    else if (wasSearching) group.open = open.has(group);
    if (wanted === '') open.delete(group);
  }
  return { shown: people.filter(({ hidden }) => !hidden).length, total: people.length };
}

export function groupsIn(root: Element): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details[data-people-group]')];
}
