/** What HTML alone does not do for the menu (specification section 4): it closes on a choice, on Escape, on a click elsewhere and at 768 px. */
export function startMenu(): void {
  const menu = document.querySelector('nav[data-menu]');
  if (!menu) return;
  const allOpen = () => [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const close = (): void => {
    for (const details of allOpen()) details.open = false;
  };
  // One group at a time: engines from before 2024 do not know the name that says so.
  const closeOthers = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches('[name][open]')) return;
    for (const group of allOpen()) group.open = group === target || !group.hasAttribute('name');
  };
  menu.addEventListener('toggle', closeOthers, true);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && (target.closest('a') || !menu.contains(target))) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    const last = key === 'Escape' && allOpen().pop();
    if (!last) return;
    last.open = false;
    const summary = last.querySelector('summary');
    if (summary) summary.focus();
  });
  matchMedia('(width > 768px)').addEventListener('change', close);
}
