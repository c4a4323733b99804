/** One visit is counted per document load; a failure shows nothing. */
export function countVisit(): void {
  const place = document.querySelector<HTMLElement>('[data-visits]');
  const number = place && place.querySelector('span');
  if (!place || !number) return;
  // In a task of its own: the first request takes a slow phone a quarter of the page script's time.
  new Promise((resolve) => setTimeout(resolve))
    .then(() => fetch('/api/visits'))
    .then((response) => response.json())
    .then(({ visit }) => {
      if (typeof visit !== 'number') return;
      const digits = place.dataset.visits || '';
      // With lakhs and crores; an engine's own number formats cost a slow phone a tenth of a second.
      const grouped = `${visit}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
      number.textContent = grouped.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
      place.hidden = false;
    })
    .catch(() => undefined);
}
