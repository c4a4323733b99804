import { use } from 'react';
import { filePath } from '#lib/platform/routes/paths.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { firstPicturePriority } from '../../pictures/first-picture.ts';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import styles from './notice-files.module.css';

/** The picture of a notice, above its text. */
export function NoticePicture({ fileName, alt }: { fileName: string; alt: string }) {
  return (
    <a href={filePath(fileName)} lang={languageOf(alt)} className={styles.picture}>
      <StoredPicture
        fileName={fileName}
        alt={alt}
        width={1000}
        height={667}
        sizes="(width > 52rem) 48rem, 94vw"
        priority={use(firstPicturePriority())}
      />
    </a>
  );
}
