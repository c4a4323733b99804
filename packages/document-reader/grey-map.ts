/** A picture in grey, row by row: 0 is black, 255 white. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The bytes of a portable grey map. */
export function writePgm({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/** @throws Error for other bytes */
export function readPgm(bytes: Buffer): GreyPicture {
  const [head = '', width = '', height = ''] = /^P5\n(\d+) (\d+)\n255\n/.exec(bytes.toString('latin1', 0, 40)) ?? [];
  const pixels = bytes.subarray(head.length);
  if (head === '' || pixels.length !== Number(width) * Number(height))
    throw new Error('these bytes are not a grey map');
  return { pixels, width: Number(width), height: Number(height) };
}
