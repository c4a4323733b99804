import type { ReactNode } from 'react';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { declareIncomplete } from '#lib/content-store/declare-status.ts';
import { Failure } from './failure.tsx';

interface LoadedProps<T> {
  of: Attempt<T>;
  /** The message for an empty list or a missing record. */
  empty: string;
  children: (value: NonNullable<T>) => ReactNode;
}

/** Requested content, or a message that it is empty, or a message that it is unavailable. */
export async function Loaded<T>({ of, empty, children }: LoadedProps<T>) {
  if (!of.ok) {
    await declareIncomplete();
    return <Failure />;
  }
  const { value } = of;
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? <p>{empty}</p> : children(value);
}
