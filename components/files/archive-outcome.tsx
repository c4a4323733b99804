import type { Messages } from '#content/messages/index.ts';
import { UpstreamText } from '../text/upstream-text.tsx';

interface ArchiveOutcomeProps {
  failed: readonly string[];
  saved: boolean;
  labels: Messages['archive'];
}

/** The outcome of an archive, with the names of the files that it lacks. */
export function ArchiveOutcome({ failed, saved, labels }: ArchiveOutcomeProps) {
  return (
    <>
      <p>{saved ? labels.saved : labels.nothing}</p>
      {saved && failed.length > 0 && (
        <>
          <p>{labels.failed}</p>
          <ul>
            {failed.map((name) => (
              <UpstreamText key={name} as="li" text={name} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
