import { processSingleton } from './process-singleton.ts';

/** Result of the last write for each kind of stored data, in this process. */
export type Storage = Record<'content' | 'pages', 'disk' | 'memory'>;

const state = () => processSingleton('storage', () => ({ content: 'disk', pages: 'disk' }));

export function setStorageState(kind: keyof Storage, isWritten: boolean): void {
  state()[kind] = isWritten ? 'disk' : 'memory';
}

export function storageState(): Storage {
  return { ...state() };
}
