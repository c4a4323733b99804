/** Consecutive glyphs of one font. */
interface Run {
  readonly font: string;
  /** Whether the text is in logical order in any case. */
  readonly isActualText: boolean;
  text: string;
}

/** A part of a line without a wide gap: a line of a paragraph, or a cell of a table. In points. */
export interface Fragment {
  readonly runs: Run[];
  left: number;
  right: number;
  readonly baseline: number;
  readonly size: number;
  /** The gaps between its words. */
  readonly gaps: number[];
  /** The gap before it, if that may be one between words of a justified line; otherwise null. */
  readonly gapBefore: number | null;
}
