/** One visit is counted per document load (design decision 9); a failure shows nothing. */
export function countVisit(): void {
  const place = document.querySelector<HTMLElement>('[data-visits]');
  const number = place && place.querySelector('span');
  if (!place || !number) return;
  fetch('/api/visits')
    .then((response) => (response.ok ? response.json() : null))
    .then((body) => {
      if (!body || typeof body.visit !== 'number') return;
      const grouped = new Intl.NumberFormat('en-IN').format(body.visit);
      const digits = place.dataset.visits || '';
      number.textContent = grouped.replace(/[0-9]/g, (digit) => digits[Number(digit)] || digit);
      place.hidden = false;
    })
    .catch(() => undefined);
}
