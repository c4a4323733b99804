/** A box of a media file (ISO/IEC 14496-12, 4.2) by the range of its content. */
interface Box {
  type: string;
  start: number;
  end: number;
}

const MAX_ITEMS = 1000;

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = bytes.readUInt32BE(at);
    const isLarge = size === 1 && at + 16 <= to;
    const length = size === 0 ? to - at : isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (length < 8) break;
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at + (isLarge ? 16 : 8),
      end: Math.min(at + length, to),
    });
    at += length;
  }
  return boxes;
}

/** An AVIF whose Exif and XMP (8.11 and ISO/IEC 23008-12, Annex A) are zeros. Its orientation is a property of the picture, outside of Exif. */
export function withoutAvifMetadata(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  try {
    const meta = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'meta');
    if (meta === undefined) return bytes;
    const parts = boxesIn(bytes, meta.start + 4, meta.end);
    const [info, location, data] = ['iinf', 'iloc', 'idat'].map((type) => parts.find((box) => box.type === type));
    if (!info || !location) return bytes;
    const ids = metadataItems(bytes, info);
    for (const { id, start, end } of extentsOf(bytes, location, data?.start ?? 0))
      if (ids.has(id)) copy.fill(0, start, end);
    return copy;
  } catch {
    // Boxes that end outside of the file.
    return bytes;
  }
}

function metadataItems(bytes: Buffer, { start, end }: Box): Set<number> {
  const isWide = (bytes[start] ?? 0) > 0;
  const entries = boxesIn(bytes, start + (isWide ? 8 : 6), end).filter(({ type }) => type === 'infe');
  return new Set(
    entries.flatMap((entry) => {
      const isLong = bytes[entry.start] === 3;
      const id = isLong ? bytes.readUInt32BE(entry.start + 4) : bytes.readUInt16BE(entry.start + 4);
      const at = entry.start + (isLong ? 10 : 8);
      return /^(?:Exif|mime)$/.test(bytes.toString('latin1', at, at + 4)) ? [id] : [];
    }),
  );
}

/** The ranges of the data of items. */
function extentsOf(bytes: Buffer, { start }: Box, dataStart: number): { id: number; start: number; end: number }[] {
  const version = bytes[start] ?? 0;
  const sizes = bytes.readUInt16BE(start + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  let at = start + 6;
  const read = (size: number) => {
    const value = size === 8 ? Number(bytes.readBigUInt64BE(at)) : size === 0 ? 0 : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const count = Math.min(read(version < 2 ? 2 : 4), MAX_ITEMS);
  return Array.from({ length: count }).flatMap(() => {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2);
    const base = read(baseSize);
    return Array.from({ length: Math.min(read(2), MAX_ITEMS) }, () => {
      read(indexSize);
      const from = base + read(offsetSize) + (method === 1 ? dataStart : 0);
      return { id, start: from, end: from + read(lengthSize) };
    });
  });
}
