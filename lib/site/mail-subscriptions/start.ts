import 'server-only';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { onEvent } from '#lib/platform/shared-state/events.ts';
import { removeMailStatus } from '#lib/platform/watch/mail-status.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { documentsTag } from '#lib/site/documents/documents.ts';
import { watchSubscriptions } from './watch.ts';

/** Starts to send mails to subscribers where `SUBSCRIPTIONS_FROM` is set; else the admin shows how to begin. */
export function startSubscriptions({ subscriptions, dataDir }: Pick<Environment, 'subscriptions' | 'dataDir'>): void {
  if (subscriptions === null) {
    removeMailStatus(dataDir);
    return;
  }
  const watch = watchSubscriptions(subscriptions, dataDir);
  onEvent('published', ([published]) => {
    const names: readonly string[] = [published].flat();
    if (names.includes(tags.notices)) watch.markPublished();
    if (names.includes(documentsTag)) watch.markDocuments();
  });
}
