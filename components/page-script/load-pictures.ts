/**
 * In lite pages, loads a picture when its link is tapped. The links are absent during hydration, because React did not render them.
 */
export function loadPictures(): void {
  if (!('lite' in document.documentElement.dataset)) return;
  const isOwn = (event: MouseEvent) => event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  const show = (image: HTMLImageElement): void => {
    for (const name of ['sizes', 'srcset', 'src']) {
      const value = image.getAttribute(`data-${name}`);
      if (value) image.setAttribute(name, value);
    }
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-picture]') : null;
      const previous = link?.previousElementSibling;
      const image = previous && (previous.querySelector('img') || previous);
      if (!link || !(image instanceof HTMLImageElement) || isOwn(event)) return;
      // Prevents other handlers from following the link.
      event.stopPropagation();
      event.preventDefault();
      show(image);
      link.remove();
    },
    true,
  );

  const removeLinks = (): void => {
    const removed = [...document.querySelectorAll('[data-picture]')].map((link) => ({
      link,
      image: link.previousElementSibling,
    }));
    for (const { link } of removed) link.remove();
    document.addEventListener('hydrated', () => {
      for (const { link, image } of removed) if (image?.isConnected) image.after(link);
    });
  };
  document.addEventListener('scripts-start', removeLinks);
}
