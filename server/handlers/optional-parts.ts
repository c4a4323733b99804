import type { OptionalSteps } from '../finish/finish.ts';
import type { PageCoding } from '../http/page-coding.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handler } from './handler.ts';

/** The optional parts of the pipeline: they make responses smaller, and change nothing that visitors see. */
export interface OptionalParts {
  readonly handlers: readonly Handler[];
  readonly steps: OptionalSteps;
  /** The coding for pages, besides gzip and brotli, that the browser can decode; null for most browsers. */
  pageCodingFor(context: RequestContext): PageCoding | null;
}
