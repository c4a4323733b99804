/** Network and processor of a visitor: round trip in ms, bits per second (0: no limit), slowdown of the processor as a factor. */
export interface Connection {
  name: string;
  latency: number;
  bitsPerSecond: number;
  slowdown: number;
}

export const slow4g: Connection = { name: 'Slow 4G', latency: 150, bitsPerSecond: 1_600_000, slowdown: 4 };
export const like2g: Connection = { name: '2G-like', latency: 400, bitsPerSecond: 280_000, slowdown: 4 };
