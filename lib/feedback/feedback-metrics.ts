import 'server-only';
import { metrics } from '#lib/metrics/index.ts';
import { log } from '#lib/runtime/log.ts';
import { countedAnswers } from './feedback-store.ts';

/** Brings what was counted so far, by all processes, into the metrics. */
export function showAnswers(): void {
  try {
    for (const { page, answer, count } of countedAnswers()) metrics.usefulAnswers.set({ page, answer }, count);
  } catch (error) {
    log.warn({ err: error }, 'what visitors find useful cannot be read from DATA_DIR');
  }
}
