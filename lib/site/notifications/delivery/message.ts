/** A notice in a message; `title`: of a notification of this notice alone, where it is more precise than that of the message. */
export interface PushedNotice {
  id: string;
  path: string;
  text: string;
  title?: string;
}

/** A message to the service worker, as JSON. It has all notices of the day; the worker stores the ids of those it showed. */
export interface PushMessage {
  language: 'en' | 'ne';
  /** Titles for one notice, and for `{count}` of them. */
  words: { one: string; many: string };
  /** The page that lists them. */
  list: string;
  /** The number of all notices; a message contains some, newest first. */
  count: number;
  notices: PushedNotice[];
}
