import type { Socket } from 'node:net';

/** The minimum of bytes in `ms` milliseconds, while there is something to send. */
export interface RatePolicy {
  bytes: number;
  ms: number;
}

/** Half a kilobyte a second, a tenth of what GPRS carries; measured over a minute, as mobile connections pause. */
export const minimumRate: RatePolicy = { bytes: 30 * 1024, ms: 60_000 };

/** The speed at which the other end of a connection reads. */
export interface Reading {
  /** Called about once a second, with the time in milliseconds. */
  sample(now: number): void;
  /** Milliseconds without a read while data is waiting; 0 where none is. */
  stalledFor(now: number): number;
  /** Whether less was read than the policy requires, although there was always more to read. */
  isTooSlow(): boolean;
}

export function watchReading(socket: Socket, { bytes, ms }: RatePolicy, now: number): Reading {
  let latest = { received: receivedBytes(socket), at: now };
  let begin = latest;
  let isWaiting = false;
  let isTooSlow = false;
  return {
    sample(time) {
      const received = receivedBytes(socket);
      isWaiting = socket.writableLength > 0;
      if (!isWaiting || received !== latest.received) latest = { received, at: time };
      if (!isWaiting) begin = latest;
      if (time - begin.at < ms) return;
      isTooSlow = received - begin.received < bytes;
      begin = { received, at: time };
    },
    stalledFor: (time) => (isWaiting ? time - latest.at : 0),
    isTooSlow: () => isTooSlow,
  };
}

/**
 * Bytes that the system has accepted for sending. Node counts a chunk only when all of it was accepted, which can take minutes for the half
 * megabyte of a page; the socket's handle has the length of its unsent rest.
 */
export function receivedBytes(socket: Socket): number {
  const handle = Object(Reflect.get(socket, '_handle'));
  const accepted = Number(Reflect.get(handle, 'bytesWritten')) - Number(Reflect.get(handle, 'writeQueueSize'));
  return Number.isNaN(accepted) ? socket.bytesWritten - socket.writableLength : accepted;
}
