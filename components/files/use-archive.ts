import { useEffect, useRef, useState } from 'react';
import type { ArchiveProgress } from '#lib/archive/make-archive.ts';
import { isCostly } from '#lib/archive/metered.ts';
import type { SizedAttachment } from '#lib/upstream/sized-attachment.ts';

/** The archive's name (specification section 9). */
const NAME = 'attachments.zip';

type Saving =
  | { state: 'idle' | 'asking' | 'cancelled' }
  | { state: 'working'; progress: ArchiveProgress }
  | { state: 'done'; failed: string[]; saved: boolean };

/** Saving several files as one archive, step by step; leaving the page cancels it. */
export function useArchive(files: readonly SizedAttachment[]) {
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const work = useRef<AbortController>(null);
  const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  useEffect(() => () => work.current?.abort(), []);

  async function save(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    const tell = (progress: ArchiveProgress) => setSaving({ state: 'working', progress });
    try {
      const { makeArchive } = await import('#lib/archive/make-archive.ts');
      const { blob, failed } = await makeArchive(files, signal, tell);
      const { saveAs } = await import('file-saver');
      signal.throwIfAborted();
      if (blob) saveAs(blob, NAME);
      setSaving({ state: 'done', failed, saved: blob !== null });
    } catch {
      if (signal.aborted) setSaving({ state: 'cancelled' });
      else setSaving({ state: 'done', failed: files.map(({ downloadName }) => downloadName), saved: false });
    }
  }

  const start = () => (isCostly(bytes, navigator) ? setSaving({ state: 'asking' }) : save());
  return { saving, bytes, start, save, cancel: () => work.current?.abort() };
}
