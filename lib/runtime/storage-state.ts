import { processWide } from './process-wide.ts';

/** What is kept on disk, and whether the disk took the latest of it: where it did not, this process remembers. */
export type Storage = Record<'content' | 'pages', 'disk' | 'memory'>;

const state = () => processWide<Storage>('storage', () => ({ content: 'disk', pages: 'disk' }));

export function noteStorage(what: keyof Storage, taken: boolean): void {
  state()[what] = taken ? 'disk' : 'memory';
}

export function storageState(): Storage {
  return { ...state() };
}
