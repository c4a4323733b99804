import { encode } from 'uqr';
import styles from './printed-address.module.css';

/** The dark cells of a code, row by row, as lines of a path: short, because every notice has one. */
function linesOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      let line = `M0 ${y}.5`;
      let start = 0;
      for (let x = 1; x <= row.length; x++) {
        if (row[x] === row[start]) continue;
        if (row[start]) line += `h${x - start}`;
        else if (x < row.length) line += `m${x - start} 0`;
        start = x;
      }
      return line;
    })
    .join('');
}

/** The address of a page, in print only: as text, and as a code that leads a phone from the notice board to the page. */
export function PrintedAddress({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: 'L', border: 2 });
  return (
    <p className={styles.address}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={linesOf(data)} stroke="currentColor" />
      </svg>
      {url}
    </p>
  );
}
