/** What HTML alone does not do for the menu (specification section 4): it closes on a choice, on Escape, on a click elsewhere and at 768 px. */
export function steerMenu(): void {
  const menu = document.querySelector('nav[data-menu]');
  if (!menu) return;
  const close = (except?: Node | null): void => {
    for (const details of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (!except || !details.contains(except)) details.open = false;
    }
  };
  // One group at a time: engines from before 2024 do not know the name that says so.
  const closeOthers = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.hasAttribute('name')) return;
    for (const group of menu.querySelectorAll<HTMLDetailsElement>('details[name][open]')) group.open = group === target;
  };
  menu.addEventListener('toggle', closeOthers, true);
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target && target.closest('a')) close();
    else if (!menu.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')].pop();
    if (!open) return;
    open.open = false;
    const summary = open.querySelector('summary');
    if (summary) summary.focus();
  });
  matchMedia('(width > 768px)').addEventListener('change', () => close());
}
