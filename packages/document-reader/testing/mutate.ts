/** Deterministic random numbers from 0 to 1 (mulberry32). */
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

/** Damages a file like a bad disk, a faulty program or an attacker. */
export function mutate(file: Buffer, random: () => number): Buffer {
  const integer = (limit: number) => Math.floor(random() * limit);
  let bytes: Buffer = Buffer.from(file);
  const range = (): [number, number] => {
    const [one, other] = [integer(bytes.length), integer(bytes.length)];
    return [Math.min(one, other), Math.max(one, other)];
  };
  const mutations: (() => void)[] = [
    () => {
      for (let count = 1 + integer(30); count > 0; count -= 1) bytes[integer(bytes.length)] = integer(256);
    },
    () => {
      bytes = bytes.subarray(0, integer(bytes.length));
    },
    () => {
      const [from, to] = range();
      bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    },
    () => {
      const [from, to] = range();
      bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
    },
    () => {
      const at = integer(bytes.length);
      const junk = Buffer.from(Array.from({ length: integer(200) }, () => integer(256)));
      bytes = Buffer.concat([bytes.subarray(0, at), junk, bytes.subarray(at)]);
    },
    () => {
      let text = bytes.toString('latin1');
      for (let count = 1 + integer(5); count > 0; count -= 1) {
        const at = text.slice(integer(text.length)).search(/\d+/) + 1;
        text = text.slice(0, at) + text.slice(at).replace(/\d+/, numbers[integer(numbers.length)] ?? '');
      }
      bytes = Buffer.from(text, 'latin1');
    },
    () => {
      const at = integer(bytes.length);
      const word = words[integer(words.length)] ?? '';
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(` ${word} `.repeat(1 + integer(50))),
        bytes.subarray(at),
      ]);
    },
  ];
  for (let count = 1 + integer(2); count > 0; count -= 1) mutations[integer(mutations.length)]?.();
  return bytes;
}
