import { personMatcher, type SearchedPerson, searchedPerson } from '#lib/site/people/search-people.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { locale } from '../locale.ts';

/**
 * Filters a long list of people by the words in its box: name, designation, department or the heading of their group. Groups
 * without a match are hidden, the others are unfolded during a search.
 */
export default function filterPeople(): void {
  const search = document.querySelector('[data-script=people-filter]');
  const list = search?.nextElementSibling;
  const box = search?.querySelector('input');
  const status = search?.querySelector<HTMLElement>('[role=status]');
  if (!search || !list || !box || !status) return;
  const write = (number: number) => localizeDigits(`${number}`, locale);
  const groups = [...list.querySelectorAll<HTMLDetailsElement>('[data-people-group]')];
  const openBefore = new Set<Element>();
  let wasSearching = false;
  let people: { person: HTMLElement; searched: SearchedPerson }[] | undefined;

  /** Adds the words to search, which include the campus's own wording of translated designations and headings. */
  const withWords = (person: HTMLElement) => {
    const group = person.closest<HTMLElement>('[data-people-group]');
    const words = [...person.querySelectorAll('[data-searched] > *')].map(({ textContent }) => textContent);
    const heading = group ? [(group.querySelector('h2') || group).textContent, group.dataset.peopleGroup] : [];
    return { person, searched: searchedPerson([...words, ...heading, person.dataset.person].join(' ')) };
  };

  const filter = (): void => {
    const query = box.value.trim();
    const matches = personMatcher(query);
    people ??= [...list.querySelectorAll<HTMLElement>('[data-person]')].map(withWords);
    for (const { person, searched } of people) person.hidden = !matches(searched);
    for (const group of groups) {
      if (!wasSearching && group.open) openBefore.add(group);
      group.hidden = !group.querySelector('[data-person]:not([hidden])');
      if (query || wasSearching) group.open = query ? true : openBefore.has(group);
    }
    if (!query) openBefore.clear();
    wasSearching = query !== '';
    const visible = people.filter(({ person }) => !person.hidden).length;
    const words = `${visible ? status.dataset.countText : status.dataset.empty}`;
    status.textContent = query
      ? words.replace('{visible}', write(visible)).replace('{total}', write(people.length))
      : '';
  };
  box.addEventListener('input', filter);
  search.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) for (const group of groups) group.open = true;
  });
}
