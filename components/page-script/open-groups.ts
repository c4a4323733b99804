/** Opens the group of people that the URL fragment targets, where the browser has not, and all groups for printing. */
export function openGroups(): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('details[data-people-group]')];
  if (groups.length === 0) return;
  const openTargeted = (): void => {
    let id = '';
    try {
      id = decodeURIComponent(location.hash.slice(1));
    } catch {
      // A fragment that cannot be decoded has no target.
    }
    const target = document.getElementById(id);
    const group = groups.find((each) => !each.open && each.contains(target));
    if (!target || !group) return;
    group.open = true;
    target.scrollIntoView();
  };
  openTargeted();
  addEventListener('hashchange', openTargeted);
  addEventListener('beforeprint', () => {
    for (const group of groups) group.open = true;
  });
}
