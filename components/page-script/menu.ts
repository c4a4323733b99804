/** Closes the menu on a choice, on Escape, on a click elsewhere and above 768 px (specification section 4). HTML does the rest. */
export function startMenu(): void {
  const menu = document.querySelector('nav[data-menu]');
  if (!menu) return;
  const allOpen = () => [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const close = (): void => {
    for (const details of allOpen()) details.open = false;
  };
  // One open group at a time: engines from before 2024 do not support `name` on `details`.
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
