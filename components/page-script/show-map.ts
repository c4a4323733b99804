/** Puts the real map in the place of the drawn one when asked for: no third party hears of a visitor who did not ask. */
export function showMap(): void {
  const button = document.querySelector<HTMLElement>('[data-map]');
  const place = button && button.closest('[data-map-place]');
  if (!button || !place) return;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = `${button.dataset.map}`;
    frame.title = `${button.dataset.title}`;
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    frame.referrerPolicy = 'strict-origin';
    place.textContent = '';
    place.append(frame);
    frame.focus();
  });
}
