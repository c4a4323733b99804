/** Enlarges a drawing by its buttons (`data-zoom-by`); what is in the middle of the view stays there. The style sheet has the widths. */
export default function zoomDrawing(): void {
  const largest = 3;
  const frame = document.querySelector<HTMLElement>('[data-script=zoom]');
  const area = frame?.querySelector('[tabindex]');
  if (!frame || !area) return;
  const buttons = [...frame.querySelectorAll<HTMLElement>('[data-zoom-by]')];
  const zoomTo = (level: number): void => {
    if (level < 0 || level > largest) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = area;
    const across = (scrollLeft + clientWidth / 2) / scrollWidth;
    const down = (scrollTop + clientHeight / 2) / scrollHeight;
    frame.dataset.zoom = `${level}`;
    const [larger, smaller, whole] = buttons;
    larger?.setAttribute('aria-disabled', `${level === largest}`);
    smaller?.setAttribute('aria-disabled', `${level === 0}`);
    whole?.setAttribute('aria-pressed', `${level === 0}`);
    area.scrollLeft = across * area.scrollWidth - clientWidth / 2;
    area.scrollTop = down * area.scrollHeight - area.clientHeight / 2;
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const by = Number(button.dataset.zoomBy);
      zoomTo(by === 0 ? 0 : Number(frame.dataset.zoom) + by);
    });
  }
}
