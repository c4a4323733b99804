// Takes over a part of the form from a new copy of its page, and leaves what the clerk types in place.

/** The page at an address of the admin. */
export async function readPage(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error('');
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Updates the list of attached files: new rows are added, others stay with the names that were typed. */
export function mergeFiles(area, fresh) {
  for (const old of area.querySelectorAll(':scope > p.problem')) old.remove();
  const input = area.querySelector('input[type="file"]');
  for (const problem of fresh.querySelectorAll(':scope > p.problem')) {
    problem.setAttribute('role', 'alert');
    input.before(problem);
  }
  const [before, after] = [area, fresh].map((part) => part.querySelector('[data-attached]'));
  const [list, freshList] = [before, after].map((part) => part.querySelector('ul'));
  if (!list || !freshList) {
    before.replaceWith(after);
    return;
  }
  const old = new Map([...list.querySelectorAll('[data-key]')].map((row) => [row.dataset.key, row]));
  const rows = [...freshList.querySelectorAll('[data-key]')].map((row) => mergeRow(old.get(row.dataset.key), row));
  for (const row of old.values()) if (!rows.includes(row)) row.remove();
  // Only rows at another position move: a moved one would lose the focus.
  for (const [index, row] of rows.entries()) {
    const present = list.querySelectorAll(':scope > [data-key]')[index] ?? null;
    if (present !== row) list.insertBefore(row, present);
  }
}

/** The row to show: the new one with the name that was typed, or the old one while the clerk types there. */
function mergeRow(old, fresh) {
  if (!old) return fresh;
  // A press on a button of a row that is replaced meanwhile would be lost.
  if (old.isEqualNode(fresh)) return old;
  const [name, freshName] = [old, fresh].map((row) =>
    row.querySelector('input[name="fileLabel"]:not([type="hidden"])'),
  );
  if (name && freshName && name === document.activeElement) {
    old.querySelector('.tools').replaceWith(fresh.querySelector('.tools'));
    return old;
  }
  if (name && freshName) freshName.value = name.value;
  const pressed = old.contains(document.activeElement) ? document.activeElement.value : null;
  old.replaceWith(fresh);
  if (pressed !== null)
    (fresh.querySelector(`button[value="${CSS.escape(pressed)}"]`) ?? fresh.querySelector('button')).focus();
  return fresh;
}

/** Replaces a group of fields by a new copy; texts that were typed, folds and the focus stay. */
export function mergeGroup(group, fresh) {
  for (const control of fresh.querySelectorAll('input:not([type="hidden"], [type="file"]), textarea, select')) {
    const typed = group.querySelector(`[name="${CSS.escape(control.name)}"]`);
    if (!typed) continue;
    if (control.type === 'checkbox') control.checked = typed.checked;
    else {
      // Links to files that have just arrived.
      const added = (control.dataset.links ?? '').split('\n').filter((line) => line && !typed.value.includes(line));
      control.value = [typed.value, ...added].filter(Boolean).join('\n');
    }
  }
  for (const fold of group.querySelectorAll('details[open][id]')) {
    const same = fresh.querySelector(`details[id="${CSS.escape(fold.id)}"]`);
    if (same) same.open = true;
  }
  for (const problem of fresh.querySelectorAll('.wrong')) problem.setAttribute('role', 'alert');
  const focused = group.contains(document.activeElement) ? document.activeElement : null;
  const selection = focused && 'selectionStart' in focused ? [focused.selectionStart, focused.selectionEnd] : null;
  group.replaceWith(fresh);
  const next = focused?.id ? document.getElementById(focused.id) : null;
  next?.focus();
  if (selection && typeof selection[0] === 'number') next?.setSelectionRange(...selection);
  fresh.dispatchEvent(new Event('merged', { bubbles: true }));
}
