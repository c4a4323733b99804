import { breakLines, widthOf } from './break-lines.ts';
import { BOX_WIDTH, type ChartNode, layOut } from './layout.ts';

const node = (label: string, ...children: ChartNode[]): ChartNode => ({ label, children });

const campus = node(
  'Assembly',
  node('Committee', node('Chief', node('Arts', node('English'), node('Nepali')), node('Science'))),
);

test('every unit is drawn once, with a line to each but the first', () => {
  const { boxes, lines } = layOut(campus);
  expect(boxes.map(({ label }) => label)).toEqual([
    'Assembly',
    'Committee',
    'Chief',
    'Arts',
    'English',
    'Nepali',
    'Science',
  ]);
  expect(lines).toHaveLength(boxes.length - 1);
});

test('boxes do not overlap and are within the drawing', () => {
  const { boxes, width, height } = layOut(campus);
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + BOX_WIDTH).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    for (const other of boxes) {
      if (other === box) continue;
      const apart =
        other.x >= box.x + BOX_WIDTH ||
        box.x >= other.x + BOX_WIDTH ||
        other.y >= box.y + box.height ||
        box.y >= other.y + other.height;
      expect(apart).toBe(true);
    }
  }
});

test('a chart of one office is one box', () => {
  const { boxes, lines, width } = layOut(node('Office'));
  expect(boxes).toHaveLength(1);
  expect(lines).toEqual([]);
  expect(width).toBeGreaterThanOrEqual(BOX_WIDTH);
});

test('labels break between words, in either script', () => {
  expect(breakLines('Internal Quality Assurance Committee', 10)).toEqual([
    'Internal Quality',
    'Assurance',
    'Committee',
  ]);
  expect(breakLines('क्याम्पस व्यवस्थापन समिति', 13)).toEqual(['क्याम्पस व्यवस्थापन', 'समिति']);
  expect(breakLines('Unbreakable', 2)).toEqual(['Unbreakable']);
});

test('the width of a text counts the parts that a font may set conjuncts as', () => {
  expect(widthOf('कि')).toBeLessThan(widthOf('कक'));
  expect(widthOf('क्ष')).toBeGreaterThan(widthOf('क'));
});
