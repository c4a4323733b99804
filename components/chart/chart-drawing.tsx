import styles from './chart-drawing.module.css';
import { BOX_WIDTH, type Box, type ChartNode, LINE_HEIGHT, layOut } from './layout.ts';

function Labelled({ box: { x, y, height, lines, isUnit }, className = '' }: { box: Box; className?: string }) {
  const first = y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <g className={`${isUnit ? styles.unit : styles.head} ${className}`}>
      <rect x={x} y={y} width={BOX_WIDTH} height={height} rx={6} />
      {lines.map((line, index) => (
        <text key={line} x={x + BOX_WIDTH / 2} y={first + index * LINE_HEIGHT}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The chart as a drawing, hidden from screen readers; the list has the same content. */
export function ChartDrawing({ root, title }: { root: ChartNode; title: string }) {
  const { width, height, boxes, lines, trunk } = layOut(root);
  const stems = [...lines.slice(0, trunk.boxes - 1), trunk.stem].filter(Boolean);
  return (
    <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} role="img" aria-label={title} className={styles.chart}>
      {stems.map((line) => (
        <path key={line} d={line} className={`${styles.line} ${styles.trunk}`} />
      ))}
      {lines.slice(trunk.boxes - 1).map((line) => (
        <path key={line} d={line} className={styles.line} />
      ))}
      {boxes.map((box, index) => (
        <Labelled key={`${box.x} ${box.y}`} box={box} className={index < trunk.boxes ? styles.trunk : undefined} />
      ))}
    </svg>
  );
}
