interface PageButtonsProps {
  title: string;
  url: string;
  labels: { print: string; share: string };
}

/** Printing and, where the device has one, its own way of sharing (`printAndShare`). The latter comes last, so that nothing moves for it. */
export function PageButtons({ title, url, labels }: PageButtonsProps) {
  return (
    <>
      <li data-scripted>
        <button type="button" data-print>
          {labels.print}
        </button>
      </li>
      <li hidden>
        <button type="button" data-share={url} data-title={title}>
          {labels.share}
        </button>
      </li>
    </>
  );
}
