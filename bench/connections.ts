/** What a page is loaded over: round trip in ms, bits per second (0: as fast as it comes), and how many times slower the processor is. */
export interface Connection {
  name: string;
  latency: number;
  bitsPerSecond: number;
  slowdown: number;
}

export const slow4g: Connection = { name: 'Slow 4G', latency: 150, bitsPerSecond: 1_600_000, slowdown: 4 };
export const like2g: Connection = { name: '2G-like', latency: 400, bitsPerSecond: 280_000, slowdown: 4 };
