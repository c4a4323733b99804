import { boxAt, packBoxes } from './word-boxes.ts';

test('packed boxes are read again with a precision of a four-thousandth of the page', () => {
  const boxes = [
    { left: 0, top: 0.5, width: 0.123, height: 0.01 },
    { left: 0.9999, top: 1, width: 0.0004, height: 0.25 },
  ];
  const packed = packBoxes(boxes);
  expect(packed).toMatch(/^[\w-]{16}$/);
  for (const [index, box] of boxes.entries()) {
    const read = boxAt(packed, index);
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs((read?.[side] ?? -1) - box[side])).toBeLessThan(1 / 4000);
  }
});

test('a box beyond the page ends at its edge, and a missing box is null', () => {
  const packed = packBoxes([{ left: -0.2, top: 1.5, width: 0.1, height: 0.1 }]);
  expect(boxAt(packed, 0)).toMatchObject({ left: 0, top: 1 });
  expect(boxAt(packed, 1)).toBeNull();
  expect(boxAt('', 0)).toBeNull();
});
