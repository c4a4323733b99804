/**
 * The used part of a service worker's global scope: TypeScript's own types (`webworker`) conflict with the types of pages in one program.
 * Modules of the worker use `declare const self: WorkerScope`.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: WorkerClients;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(type: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

interface WorkerClients {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
  openWindow(url: string): Promise<WindowClient | null>;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
}

/** Extends the lifetime of the worker until the work is done. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The response that the browser preloads for a navigation while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface PageMessage extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: PageMessage;
  push: WorkerEvent & { readonly data: { json(): unknown } | null };
  notificationclick: WorkerEvent & { readonly notification: Notification };
  pushsubscriptionchange: WorkerEvent;
}
