import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { filePath } from '#lib/platform/routes/paths.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { ViewerProps } from './viewed-pictures.ts';
import styles from './viewer.module.css';
import { ViewerDisplay } from './viewer-display.tsx';

/** Thumbnails in a row that scrolls to the current picture; one tab stop. The page has loaded these files already. */
export function ViewerThumbnails({ current, onShow, ...album }: ViewerProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const thumbnail = row.current?.children[current];
    thumbnail?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (row.current?.contains(document.activeElement)) thumbnail?.querySelector('button')?.focus();
  }, [current]);

  return (
    <ul ref={row} aria-label={album.labels.thumbnails} className={styles.thumbnails}>
      {album.pictures.map(({ image }, index) => (
        <li key={image}>
          <button
            type="button"
            aria-current={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onShow(index)}
          >
            <Thumbnail album={album} index={index} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Adds a history entry for an overlay, so that Back calls `onBack` and stays on the page. Returns a function for closing the overlay in
 * other ways, which removes the entry.
 */
function useHistoryEntry(onBack: () => void): () => void {
  const open = useRef(false);
  const back = useEffectEvent(onBack);

  useEffect(() => {
    if (!open.current) history.pushState({ overPage: true }, '');
    open.current = true;
    const onPopState = () => {
      open.current = false;
      back();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return useCallback(() => {
    if (open.current) history.back();
    open.current = false;
  }, []);
}

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
