/** A document as the list shows it. `href` is null for one that leads nowhere; `bytes` and `type` where they are known. */
export interface ListedDocument {
  title: string;
  /** 1 to 8, and 1 to 120, where the name carries them. */
  criterion: number | null;
  question: number | null;
  href: string | null;
  isOutside: boolean;
  type: string | null;
  bytes: number | null;
}

/** `endsIn`: milliseconds until the session ends when it is not used. */
export interface QaaListing {
  documents: ListedDocument[];
  endsIn: number;
}
