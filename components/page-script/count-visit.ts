/** One visit is counted per document load (design decision 9); a failure shows nothing. */
export function countVisit(): void {
  const place = document.querySelector<HTMLElement>('[data-visits]');
  const number = place && place.querySelector('span');
  if (!place || !number) return;
  fetch('/api/visits')
    .then((response) => response.json())
    .then(({ visit }) => {
      if (typeof visit !== 'number') return;
      const digits = place.dataset.visits || '';
      number.textContent = visit.toLocaleString('en-IN').replace(/\d/g, (digit) => digits.charAt(Number(digit)));
      place.hidden = false;
    })
    .catch(() => undefined);
}
