import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP archive; `bytes` and `name` may be wrong on purpose. */
export interface ZippedFile {
  name: string | Buffer;
  content: Buffer;
  /** The size that the archive states. */
  statedBytes?: number;
  isStored?: boolean;
  isEncrypted?: boolean;
}

/** A ZIP archive (APPNOTE 4.3). */
export function zipFile(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, statedBytes = content.length, isStored = false, isEncrypted = false } of files) {
    const names = Buffer.from(name);
    const data = isStored ? content : deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(statedBytes, 18);
    common.writeUInt16LE(names.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, names, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, names]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
