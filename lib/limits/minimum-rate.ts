import type { Socket } from 'node:net';

/** At least so many bytes in so many milliseconds, while there is something to send. */
export interface RatePolicy {
  bytes: number;
  ms: number;
}

/** Half a kilobyte a second, a tenth of what GPRS carries; measured over a minute, as mobile connections pause. */
export const minimumRate: RatePolicy = { bytes: 30 * 1024, ms: 60_000 };

/** How fast the other end of a connection reads. */
export interface Reading {
  /** Called about once a second, with the time in milliseconds. */
  look(now: number): void;
  /** Milliseconds for which nothing was read although there is something to read; 0 where there is not. */
  stalledFor(now: number): number;
  /** Whether less was read than the policy asks for, although there was always more to read. */
  isTooSlow(): boolean;
}

export function watchReading(socket: Socket, { bytes, ms }: RatePolicy, now: number): Reading {
  let latest = { taken: receivedBytes(socket), at: now };
  let begin = latest;
  let isWaiting = false;
  let isTooSlow = false;
  return {
    look(time) {
      const taken = receivedBytes(socket);
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
 * Bytes that the system has accepted for sending. Node counts a chunk only when all of it was accepted, which can take minutes for the half
 * megabyte of a page; the socket's handle knows how much of it is left.
 */
export function receivedBytes(socket: Socket): number {
  const handle = Object(Reflect.get(socket, '_handle'));
  const taken = Number(Reflect.get(handle, 'bytesWritten')) - Number(Reflect.get(handle, 'writeQueueSize'));
  return Number.isNaN(taken) ? socket.bytesWritten - socket.writableLength : taken;
}
