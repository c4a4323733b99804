import { useState } from 'react';
import { filePath } from '#lib/platform/routes/paths.ts';
import { pictureSources } from '#lib/site/files/picture-sources.ts';
import { Loading } from '../ui/loading.tsx';
import type { ViewedPictures } from './viewed-pictures.ts';
import styles from './viewer.module.css';

interface ViewerPictureProps {
  fileName: string;
  alt: string;
  labels: ViewedPictures['labels'];
}

/** A picture as large as the screen allows, with messages while it loads and when it fails. */
export function ViewerPicture({ fileName, alt, labels }: ViewerPictureProps) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {labels.failed}
      </p>
    );
  }
  return (
    <>
      {state === 'loading' && <Loading label={labels.loading} className={styles.loading} />}
      <img
        {...pictureSources(filePath(fileName), 1600)}
        alt={alt}
        width={1600}
        height={1200}
        sizes="100vw"
        loading="eager"
        draggable={false}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
        className={styles.picture}
      />
    </>
  );
}
