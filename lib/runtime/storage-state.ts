import { processSingleton } from './process-singleton.ts';

/** Whether each kind of stored data could be written the last time; failures are remembered in this process. */
export type Storage = Record<'content' | 'pages', 'disk' | 'memory'>;

const state = () => processSingleton<Storage>('storage', () => ({ content: 'disk', pages: 'disk' }));

export function noteStorage(what: keyof Storage, taken: boolean): void {
  state()[what] = taken ? 'disk' : 'memory';
}

export function storageState(): Storage {
  return { ...state() };
}
