import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { feedbackCounts } from './feedback-store.ts';

/** Copies the counts of all processes into the metrics. */
export function updateFeedbackMetrics(): void {
  try {
    for (const { page, vote, count } of feedbackCounts()) metrics.pageFeedback.labels(page, vote).set(count);
  } catch (error) {
    log.warn({ err: error }, 'page feedback cannot be read from DATA_DIR');
  }
}
