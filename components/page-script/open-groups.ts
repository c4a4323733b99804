/** Opens the group of people that the address of the page leads into, where the browser has not, and all for paper. */
export function openGroups(): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('details[data-people-group]')];
  if (groups.length === 0) return;
  const openAddressed = (): void => {
    let id = '';
    try {
      id = decodeURIComponent(location.hash.slice(1));
    } catch {
      // An address whose end is no text leads nowhere.
    }
    const target = document.getElementById(id);
    const group = groups.find((each) => !each.open && each.contains(target));
    if (!target || !group) return;
    group.open = true;
    target.scrollIntoView();
  };
  openAddressed();
  addEventListener('hashchange', openAddressed);
  addEventListener('beforeprint', () => {
    for (const group of groups) group.open = true;
  });
}
