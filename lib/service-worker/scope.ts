/**
 * What is used here of a service worker's surroundings: TypeScript's own description of them (`webworker`) does not go
 * together with that of pages in one program. A module of the worker says `declare const self: WorkerScope`.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: WorkerClients;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(type: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export interface WorkerClients {
  claim(): Promise<void>;
}

/** The worker stays awake until the work is done. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
}
