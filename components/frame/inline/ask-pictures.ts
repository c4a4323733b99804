/**
 * Lite pages: shows a picture in its place when it is asked for, and lets every link load its page, which comes without
 * pictures too. What stands for pictures steps aside while React finds its way in the page.
 */
export function askPictures(): void {
  if (!('lite' in document.documentElement.dataset)) return;
  const isOwn = (event: MouseEvent) => event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  const show = (image: HTMLImageElement): void => {
    for (const name of ['sizes', 'srcset', 'src']) {
      const value = image.getAttribute(`data-${name}`);
      if (value !== null) image.setAttribute(name, value);
    }
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.matches('[data-held]')) return;
      event.stopPropagation();
      const image = link.previousElementSibling;
      if (!link.matches('[data-picture]') || !(image instanceof HTMLImageElement) || isOwn(event)) return;
      event.preventDefault();
      show(image);
      link.remove();
    },
    true,
  );

  const stepAside = (): void => {
    for (const link of document.querySelectorAll('[data-picture]')) {
      const image = link.previousElementSibling;
      link.remove();
      const putBack = (): void => {
        if (!image || !image.isConnected) return;
        if (Object.keys(image).some((key) => key.startsWith('__react'))) image.after(link);
        else setTimeout(putBack, 50);
      };
      document.addEventListener('hydrated', putBack);
    }
  };
  document.addEventListener('scripts-start', stepAside);
}
