import type { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type { destination } from 'pino';
import type { CampusApi } from '#campus-api/index.ts';
import type { Locale } from '#content/locale.ts';
import type { PageHandlers } from '#lib/platform/http/page-handlers.ts';
import type { Limiter } from '#lib/platform/limits/limiter-types.ts';
import type { createMetrics } from '#lib/platform/metrics/index.ts';
import type { ContentAddresses } from '#lib/platform/routes/content-addresses.ts';
import type { BoundedFolder } from '#lib/platform/runtime/bounded-folder.ts';
import type { BoundedMap, LruCache } from '#lib/platform/runtime/bounded-map.ts';
import type { MemoizedValue } from '#lib/platform/runtime/memoize-for.ts';
import type { openDatabase } from '#lib/platform/runtime/open-database.ts';
import type { RenderContext } from '#lib/platform/runtime/render-context.ts';
import type { Storage } from '#lib/platform/runtime/storage-state.ts';
import type { Sanitised } from '#lib/platform/sanitize/sanitize.ts';
import type { InvalidationPublisher, Message } from '#lib/platform/shared-state/events.ts';
import type { SharedStore } from '#lib/platform/shared-state/shared-store.ts';
import type { SharedValues } from '#lib/platform/shared-state/shared-values.ts';
import type { LoginLimits } from '#lib/site/accounts/login-limits.ts';
import type { Revocations } from '#lib/site/accounts/session-types.ts';
import type { PreviewState } from '#lib/site/campus-client/preview.ts';
import type { LatestReply, SiteContent } from '#lib/site/campus-client/site.ts';
import type { UpstreamHealth } from '#lib/site/campus-client/upstream-health.ts';
import type { SizesState } from '#lib/site/content-cache/files/known-sizes.ts';
import type { WithheldState } from '#lib/site/content-cache/files/withheld-names.ts';
import type { PendingContent } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import type { ContentInMemory } from '#lib/site/content-cache/last-known-good/in-memory.ts';
import type { StoredContentState } from '#lib/site/content-cache/storage/stored-content.ts';
import type { PublicDigests } from '#lib/site/documents/public-digests.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import type { Records } from '#lib/site/outbox/storage/stored-records.ts';
import type { DocumentIndexState, SiteIndexState } from '#lib/site/site-search/site-index.ts';
import type { Dictionary } from './optional/dictionaries/dictionaries.ts';

declare module '#lib/platform/runtime/process-singleton.ts' {
  /**
   * All state that more than one module graph of a process needs: the server's own modules (S), the pages of the bundle (P), its route
   * handlers (R), or `instrumentation.ts` (I). State of one graph is a variable of its module.
   */
  interface ProcessState {
    // S, P, R, I: what every part of the process uses.
    'content-addresses': { current: ContentAddresses };
    'event-publisher': InvalidationPublisher | null;
    'invalidation-history': Message[];
    'log-destination': ReturnType<typeof destination>;
    'memoized-by-object': Map<string, WeakMap<object, { value: unknown }>>;
    metrics: ReturnType<typeof createMetrics>;
    'remote-events': EventEmitter;
    'render-context': AsyncLocalStorage<RenderContext>;
    'shared-store': SharedStore | null;
    'shared-values': SharedValues | null;
    'stale-content': Map<string, { at: number; usedAt: number }>;
    storage: Storage;
    'stream-position': { last: string | null; byTag: Map<string, string> };
    'upstream-health': Map<string, UpstreamHealth>;

    // S and one or two parts of the bundle.
    'colours-sheets': Map<string, string>;
    dictionaries: Map<Locale, Dictionary>;
    'flight-payloads': { sharedAt: BoundedMap<string, number>; folder: BoundedFolder; isReported: boolean };
    'unknown-addresses': {
      counts: Map<string, number>;
      timer: NodeJS.Timeout | null;
      open: () => ReturnType<typeof openDatabase>;
      opened: ReturnType<typeof openDatabase> | null;
    };
    'page-handlers': { handlers: PageHandlers };
    stopping: { isStopping: boolean; work: Set<Promise<unknown>> };
    'trusted-inline-scripts': Set<string>;

    // P, R, I: content, and what is derived from it.
    'content-in-memory': ContentInMemory;
    'document-index': DocumentIndexState;
    'document-requests': EventEmitter;
    'document-tables': LruCache<readonly DataTable[]>;
    'embedded-campus-api': { api?: Promise<CampusApi> };
    'endpoint-limits': Map<string, Limiter>;
    'feedback-database': ReturnType<typeof openDatabase>;
    'file-sizes': SizesState;
    'in-flight-content': PendingContent;
    'latest-lists': Map<string, { digest: string; parsed: unknown }>;
    'latest-site': { site: SiteContent | null };
    'latest-site-reply': LatestReply;
    'login-limits': LoginLimits;
    'mailed-enquiries': BoundedMap<string, Promise<string>>;
    'memoized-values': Map<string, MemoizedValue>;
    'missing-file-sizes': BoundedMap<string, number>;
    'page-pictures': BoundedFolder;
    'page-scripts': Map<string, string>;
    'content-preview': PreviewState;
    'public-digests': PublicDigests;
    'outbox-records': Records;
    'recognised-documents': Set<string>;
    'session-revocations': Revocations;
    'sanitised-introductions': BoundedMap<string, Promise<Sanitised>>;
    'shared-content-digests': BoundedMap<string, { digest: string; at: number }>;
    'site-content-order': { started: number; applied: number };
    'site-index': SiteIndexState;
    'stored-content': StoredContentState;
    'stored-documents': { records: BoundedFolder; texts: BoundedFolder };
    'visit-counter': { inFlight: number; latest: Promise<number> | null; count: number | null };
    'withheld-files': WithheldState;
  }
}
