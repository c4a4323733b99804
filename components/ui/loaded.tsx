import type { ReactNode } from 'react';
import { type Attempt, hasContent } from '#lib/site/content-cache/attempt.ts';
import { declareIncomplete } from '#lib/site/content-cache/declare-status.ts';
import { Failure } from './failure.tsx';

interface LoadedProps<T> {
  of: Attempt<T>;
  /** The message for an empty list or a missing record. */
  empty: string;
  /** Whether emptiness means that the campus has not written the page yet: devices do not store it. */
  isUnpublished?: boolean;
  children: (value: NonNullable<T>) => ReactNode;
}

/** Requested content, or a message that it is empty, or a message that it is unavailable. */
export async function Loaded<T>({ of, empty, isUnpublished = false, children }: LoadedProps<T>) {
  if (!of.ok) {
    await declareIncomplete();
    return <Failure />;
  }
  const { value } = of;
  if (hasContent(value)) return children(value);
  return isUnpublished ? <p data-unpublished="">{empty}</p> : <p>{empty}</p>;
}
