/** Enlarges a drawing with its buttons (`data-zoom-by`) around the centre of the view. The style sheet defines the widths. */
export default function zoomDrawing(): void {
  const maxLevel = 3;
  const drawing = document.querySelector<HTMLElement>('[data-script=zoom]');
  const area = drawing?.querySelector('[tabindex]');
  if (!drawing || !area) return;
  const buttons = [...drawing.querySelectorAll<HTMLElement>('[data-zoom-by]')];
  const zoomTo = (level: number): void => {
    if (level < 0 || level > maxLevel) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = area;
    const across = (scrollLeft + clientWidth / 2) / scrollWidth;
    const down = (scrollTop + clientHeight / 2) / scrollHeight;
    drawing.dataset.zoom = `${level}`;
    const [larger, smaller, whole] = buttons;
    larger?.setAttribute('aria-disabled', `${level === maxLevel}`);
    smaller?.setAttribute('aria-disabled', `${level === 0}`);
    whole?.setAttribute('aria-pressed', `${level === 0}`);
    area.scrollLeft = across * area.scrollWidth - clientWidth / 2;
    area.scrollTop = down * area.scrollHeight - area.clientHeight / 2;
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const by = Number(button.dataset.zoomBy);
      zoomTo(by === 0 ? 0 : Number(drawing.dataset.zoom) + by);
    });
  }
}
