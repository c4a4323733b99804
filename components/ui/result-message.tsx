import type { ReactNode } from 'react';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { declareIncomplete } from '#lib/content-store/declare-status.ts';
import { Failure } from './failure.tsx';

interface OutcomeProps<T> {
  of: Attempt<T>;
  /** What is said when there is nothing: an empty list, or no such record. */
  empty: string;
  children: (value: NonNullable<T>) => ReactNode;
}

/** Content that was asked for: itself, or that there is none, or that it could not be had. The three never look alike. */
export async function Outcome<T>({ of, empty, children }: OutcomeProps<T>) {
  if (!of.ok) {
    await declareIncomplete();
    return <Failure />;
  }
  const { value } = of;
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? <p>{empty}</p> : children(value);
}
