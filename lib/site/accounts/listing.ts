/** A document in the list. `href` is null without a file or address; `bytes` and `type` are null if unknown. */
export interface ListedDocument {
  title: string;
  /** 1 to 8, and 1 to 120, if they are in the name. */
  criterion: number | null;
  question: number | null;
  href: string | null;
  isOutside: boolean;
  type: string | null;
  bytes: number | null;
}

/** `endsIn`: milliseconds until the session ends if it is not used. */
export interface QaaListing {
  documents: ListedDocument[];
  endsIn: number;
}
