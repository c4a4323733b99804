/** Puts the real map in the place of the drawn one when asked for: no third party hears of a visitor who did not ask. */
export default function showMap(): void {
  const place = document.querySelector('[data-script=map]');
  const button = place?.querySelector<HTMLElement>('[data-map]');
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
