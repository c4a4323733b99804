/**
 * Narrows a long list of people to those whom the words in its box find: by name, designation, department or the heading of their
 * group. Groups without any are hidden, the others unfolded while somebody searches. `keyOf` and `matches` compare texts;
 * `digits` are those of each language, from 0 to 9.
 */
export function filterPeople(
  keyOf: (text: string) => string,
  matches: (key: string, query: string) => boolean,
  digits: Record<string, string>,
): void {
  const search = document.querySelector('[data-people-filter]');
  const list = search && search.nextElementSibling;
  const box = search && search.querySelector('input');
  const status = search && search.querySelector<HTMLElement>('[role=status]');
  if (!search || !list || !box || !status) return;
  const own = `${digits[document.documentElement.lang]}`;
  const write = (number: number) => `${number}`.replace(/\d/g, (digit) => own.charAt(Number(digit)));
  const groups = [...list.querySelectorAll<HTMLDetailsElement>('[data-people-group]')];
  const openBefore = new Set<Element>();
  let wasSearching = false;
  let people: { person: HTMLElement; key: string }[] | undefined;

  /** Also as the campus wrote it, where the page shows a designation or a heading in its own language. */
  const withKey = (person: HTMLElement) => {
    const group = person.closest<HTMLElement>('[data-people-group]');
    const words = [...person.querySelectorAll('[data-searched] > *')].map(({ textContent }) => textContent);
    const heading = group ? [(group.querySelector('h2') || group).textContent, group.dataset.peopleGroup] : [];
    return { person, key: keyOf([...words, ...heading, person.dataset.person].join(' ')) };
  };

  const filter = (): void => {
    const query = keyOf(box.value);
    people = people || [...list.querySelectorAll<HTMLElement>('[data-person]')].map(withKey);
    for (const { person, key } of people) person.hidden = !matches(key, query);
    for (const group of groups) {
      if (!wasSearching && group.open) openBefore.add(group);
      group.hidden = !group.querySelector('[data-person]:not([hidden])');
      if (query || wasSearching) group.open = query ? true : openBefore.has(group);
    }
    if (!query) openBefore.clear();
    wasSearching = query !== '';
    const shown = people.filter(({ person }) => !person.hidden).length;
    const words = `${shown ? status.dataset.found : status.dataset.none}`;
    status.textContent = query ? words.replace('{shown}', write(shown)).replace('{total}', write(people.length)) : '';
  };
  box.addEventListener('input', filter);
  search.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) for (const group of groups) group.open = true;
  });
}
