'use client';

import { formatFileSize } from '#lib/files/describe-file.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import control from '../ui/control.module.css';
import { ArchiveFrame, type ArchiveProps } from './archive-offer.tsx';
import { ArchiveOutcome } from './archive-outcome.tsx';
import { useArchive } from './use-archive.ts';

/** Several files as one archive, made in the browser (design decision 10); without scripts there are the links. */
export function ArchiveButton({ files, locale, labels, describedBy }: ArchiveProps) {
  const { saving, bytes, start, save, cancel } = useArchive(files);
  const { state } = saving;
  const status = (
    <>
      {state === 'asking' && fillIn(labels.metered, { size: formatFileSize(bytes, locale) }, locale)}
      {state === 'working' && fillIn(labels.progress, { done: saving.progress.file, total: files.length }, locale)}
      {state === 'cancelled' && labels.cancelled}
      {state === 'done' && <ArchiveOutcome failed={saving.failed} saved={saving.saved} labels={labels} />}
    </>
  );
  return (
    <ArchiveFrame status={status}>
      {state === 'working' ? (
        <>
          <progress max={bytes || files.length} value={bytes ? saving.progress.bytes : saving.progress.file - 1} />
          <button type="button" className={control.outline} onClick={cancel}>
            {labels.cancel}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={control.outline}
          onClick={state === 'asking' ? save : start}
          aria-describedby={describedBy}
        >
          {state === 'asking' ? labels.anyway : labels.save}
        </button>
      )}
    </ArchiveFrame>
  );
}
