import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { filePath } from '#lib/platform/routes/paths.ts';
import { useHistoryEntry } from './use-history-entry.ts';
import type { ViewerProps } from './viewed-pictures.ts';
import styles from './viewer.module.css';
import { ViewerDisplay } from './viewer-display.tsx';
import { ViewerThumbnails } from './viewer-thumbnails.tsx';

/** A full-screen viewer of pictures, operated by arrow keys, Home, End, swipe or thumbnails; Escape or Back closes it. */
export function Viewer(props: ViewerProps) {
  const { current, onShow, onClose, pictures, title, labels, locale } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const leaveEntry = useHistoryEntry(() => dialog.current?.close());

  useEffect(() => {
    dialog.current?.showModal();
    closer.current?.focus();
  }, []);

  const show = (index: number) => onShow(Math.min(Math.max(index, 0), pictures.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const targets = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: pictures.length - 1 };
    const target = new Map<string, number>(Object.entries(targets)).get(event.key);
    if (target === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    show(target);
  };
  const closed = () => {
    leaveEntry();
    onClose(current);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={`${labels.viewer}: ${title}`}
      onClose={closed}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p role="status" className={styles.counter}>
          {fillIn(labels.position, { position: current + 1, count: pictures.length }, locale)}
        </p>
        <a href={filePath(pictures[current]?.image ?? '')} className={styles.action}>
          {labels.itself}
        </a>
        <button ref={closer} type="button" onClick={() => dialog.current?.close()} className={styles.action}>
          {labels.close}
        </button>
      </div>
      <ViewerDisplay {...props} onShow={show} />
      <ViewerThumbnails {...props} onShow={show} />
    </dialog>
  );
}
