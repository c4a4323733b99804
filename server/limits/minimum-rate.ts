import type { Socket } from 'node:net';

/** So many bytes in so many milliseconds at least, as long as any wait. */
export interface RatePolicy {
  bytes: number;
  ms: number;
}

/** Half a kilobyte a second: a tenth of what the slowest of phone lines (GPRS) carries, over a minute, as lines have pauses. */
export const leastRate: RatePolicy = { bytes: 30 * 1024, ms: 60_000 };

/** How fast the other side of a connection takes what is sent to it. */
export interface Reading {
  /** To be called about once a second, with the time in milliseconds. */
  look(now: number): void;
  /** Milliseconds for which nothing was taken of what waits; 0 where nothing waits. */
  stalledFor(now: number): number;
  /** Whether less was taken than the policy asks for, though there was always more. */
  isTooSlow(): boolean;
}

export function watchReading(socket: Socket, { bytes, ms }: RatePolicy, now: number): Reading {
  let latest = { taken: takenBytes(socket), at: now };
  let begin = latest;
  let isWaiting = false;
  let isTooSlow = false;
  return {
    look(time) {
      const taken = takenBytes(socket);
      isWaiting = socket.writableLength > 0;
      if (!isWaiting || taken !== latest.taken) latest = { taken, at: time };
      if (!isWaiting) begin = latest;
      if (time - begin.at < ms) return;
      isTooSlow = taken - begin.taken < bytes;
      begin = { taken, at: time };
    },
    stalledFor: (time) => (isWaiting ? time - latest.at : 0),
    isTooSlow: () => isTooSlow,
  };
}

/**
 * Bytes that the system has taken for sending. Node itself tells of a piece only when all of it was taken, which for the half megabyte of
 * a page would be minutes; what is left of it stands in the handle of the connection.
 */
export function takenBytes(socket: Socket): number {
  const handle = Object(Reflect.get(socket, '_handle'));
  const taken = Number(Reflect.get(handle, 'bytesWritten')) - Number(Reflect.get(handle, 'writeQueueSize'));
  return Number.isNaN(taken) ? socket.bytesWritten - socket.writableLength : taken;
}
