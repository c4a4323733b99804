/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const numbers = ['-1', '0', '65536', '2147483647', '4294967296', '99999999999999999999', '1e400'];
const words = [
  '/Length',
  '/Kids',
  '/Count',
  '/Filter',
  '/FlateDecode',
  '/DecodeParms',
  'obj',
  'endobj',
  'stream',
  'R',
  '<<',
  '>>',
  '[',
];

/** A file as damaged by a bad disk, a bad program or an attacker. */
export function mutate(file: Buffer, random: () => number): Buffer {
  const whole = (most: number) => Math.floor(random() * most);
  let bytes: Buffer = Buffer.from(file);
  const cut = (): [number, number] => {
    const [one, other] = [whole(bytes.length), whole(bytes.length)];
    return [Math.min(one, other), Math.max(one, other)];
  };
  const ways: (() => void)[] = [
    () => {
      for (let count = 1 + whole(30); count > 0; count -= 1) bytes[whole(bytes.length)] = whole(256);
    },
    () => {
      bytes = bytes.subarray(0, whole(bytes.length));
    },
    () => {
      const [from, to] = cut();
      bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    },
    () => {
      const [from, to] = cut();
      bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
    },
    () => {
      const at = whole(bytes.length);
      const junk = Buffer.from(Array.from({ length: whole(200) }, () => whole(256)));
      bytes = Buffer.concat([bytes.subarray(0, at), junk, bytes.subarray(at)]);
    },
    () => {
      let text = bytes.toString('latin1');
      for (let count = 1 + whole(5); count > 0; count -= 1) {
        const at = text.slice(whole(text.length)).search(/\d+/) + 1;
        text = text.slice(0, at) + text.slice(at).replace(/\d+/, numbers[whole(numbers.length)] ?? '');
      }
      bytes = Buffer.from(text, 'latin1');
    },
    () => {
      const at = whole(bytes.length);
      const word = words[whole(words.length)] ?? '';
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(` ${word} `.repeat(1 + whole(50))),
        bytes.subarray(at),
      ]);
    },
  ];
  for (let count = 1 + whole(2); count > 0; count -= 1) ways[whole(ways.length)]?.();
  return bytes;
}
