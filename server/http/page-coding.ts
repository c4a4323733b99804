/** `fast`: while a visitor waits; `best`: as small as possible, in the background. */
export type Effort = 'fast' | 'best';

/** A content coding that only some browsers can decode, and only for pages that everybody may get. */
export interface PageCoding {
  readonly name: string;
  /** The value of `Content-Encoding`. */
  readonly contentEncoding: string;
  encode(body: Buffer, effort: Effort): Promise<Buffer>;
}
