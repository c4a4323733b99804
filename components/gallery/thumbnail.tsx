import { StoredPicture } from '../pictures/stored-picture.tsx';
import styles from './thumbnail.module.css';
import { pictureName, type ViewedPictures } from './viewed-pictures.ts';

/** The width of a thumbnail in the page; the viewer uses the same file. */
const SIZES = '(width > 768px) 17rem, 45vw';

/** The thumbnail of a picture of an album. */
export function Thumbnail({ album, index }: { album: ViewedPictures; index: number }) {
  return (
    <StoredPicture
      fileName={album.pictures[index]?.thumbnail ?? ''}
      alt={pictureName(album, index)}
      width={300}
      height={200}
      sizes={SIZES}
      className={styles.thumbnail}
    />
  );
}
