'use client';

import { type FunctionComponent, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { filePath } from '#lib/platform/routes/paths.ts';
import { Loading } from '../ui/loading.tsx';
import { useHydrationSignal } from '../ui/use-hydration-signal.ts';
import styles from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';
import type { ViewedPictures, ViewerProps } from './viewed-pictures.ts';

/** The fallback when the viewer's code fails to load: opens the picture itself. */
function PictureItself({ current, pictures }: ViewerProps) {
  const address = filePath(pictures[current]?.image ?? '');
  useEffect(() => location.assign(address), [address]);
  return null;
}

const Viewer = lazy<FunctionComponent<ViewerProps>>(() =>
  import('./viewer.tsx').then(
    (module) => ({ default: module.Viewer }),
    () => ({ default: PictureItself }),
  ),
);

/** An album's pictures: each a link to the picture, which opens the viewer if scripts run. */
export function Pictures(props: ViewedPictures) {
  useHydrationSignal();
  const [current, setCurrent] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setCurrent(index);
  };
  const close = (last: number) => {
    setCurrent(null);
    list.current?.querySelectorAll('a')[last]?.focus();
  };

  return (
    <>
      <ul ref={list} className={styles.pictures} data-script="react">
        {props.pictures.map(({ image }, index) => (
          <li key={image}>
            <a href={filePath(image)} onClick={(event) => open(event, index)}>
              <Thumbnail album={props} index={index} />
            </a>
          </li>
        ))}
      </ul>
      {current !== null && (
        <Suspense fallback={<Loading label={props.labels.loading} className={styles.loading} />}>
          <Viewer {...props} current={current} onShow={setCurrent} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
