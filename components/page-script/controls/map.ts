/** Replaces the drawn map with the real one on a click: the map provider receives no request from other visitors. */
export default function showMap(): void {
  const container = document.querySelector('[data-script=map]');
  const button = container?.querySelector<HTMLElement>('[data-map]');
  if (!button || !container) return;
  button.addEventListener('click', () => {
    const iframe = document.createElement('iframe');
    iframe.src = `${button.dataset.map}`;
    iframe.title = `${button.dataset.title}`;
    iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    iframe.referrerPolicy = 'strict-origin';
    container.textContent = '';
    container.append(iframe);
    iframe.focus();
  });
}
