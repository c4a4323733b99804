import type { Environment } from '#lib/platform/settings/schema.ts';
import { type WaitingMessage, type WatchState, writeWatchState } from '#lib/platform/watch/watch-state.ts';
import type { Probes } from './probes.ts';

/** Messages that wait for the mail server; the oldest are dropped first. */
export const MAX_WAITING = 100;
/** Messages of one run, so that it ends before the next one. */
const MAX_SENT = 20;

export function addToOutbox(state: WatchState, message: WaitingMessage): WatchState {
  const outbox = [...state.outbox, message];
  const dropped = Math.max(0, outbox.length - MAX_WAITING);
  return { ...state, outbox: outbox.slice(dropped), dropped: state.dropped + dropped };
}

interface SendOptions extends Pick<Probes, 'send'> {
  alerts: NonNullable<Environment['alerts']>;
  dataDir: string;
  log: (line: string) => void;
}

/** Sends the waiting messages in order until one fails; each is removed from the stored state once the mail server has it. */
export async function sendOutbox(
  state: WatchState,
  { alerts, dataDir, send, log }: SendOptions,
): Promise<{ state: WatchState; error: string | null }> {
  let current = state;
  for (const { id, subject, text, at } of state.outbox.slice(0, MAX_SENT)) {
    try {
      await send(alerts.server, {
        from: { name: 'Campus website', address: alerts.from },
        to: alerts.to,
        subject,
        text,
        messageId: id,
        date: new Date(at),
      });
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
      log(`mail cannot be sent, ${current.outbox.length} wait: ${reason}`);
      return { state: current, error: reason };
    }
    current = { ...current, outbox: current.outbox.slice(1) };
    await writeWatchState(dataDir, current);
    log(`sent: ${subject}`);
  }
  return { state: current, error: null };
}
