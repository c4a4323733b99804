/** Lets a slider fetch the picture that is shown and the next one only: browsers fetch all that is a screen away. */
export function holdSlides(): void {
  document.documentElement.dataset.slidesWait = '';
  const reveal = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches('[data-slides]')) return;
    const next = Math.ceil(target.scrollLeft / target.clientWidth) + 1;
    for (const slide of [...target.children].slice(0, next + 1)) slide.removeAttribute('data-later');
  };
  document.addEventListener('scroll', reveal, { capture: true, passive: true });
}
