/** Counts a visit per document load and shows the total; nothing on a failure. */
export function showVisitCount(): void {
  const counter = document.querySelector<HTMLElement>('[data-visits]');
  const number = counter && counter.querySelector('span');
  if (!counter || !number) return;
  // In a separate task: the first request takes a slow phone a quarter of the page script's time.
  new Promise((resolve) => setTimeout(resolve))
    .then(() => fetch('/api/visits'))
    .then((response) => response.json())
    .then(({ visit }) => {
      if (typeof visit !== 'number') return;
      const digits = counter.dataset.visits || '';
      // With lakhs and crores; `Intl` number formats cost a slow phone a tenth of a second.
      const grouped = `${visit}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
      number.textContent = grouped.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
      counter.hidden = false;
    })
    .catch(() => undefined);
}
