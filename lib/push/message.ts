/** A message to the service worker, as JSON. It has all notices of the day; the worker has stored which it showed. */
export interface PushMessage {
  language: 'en' | 'ne';
  /** Titles for one notice, and for `{count}` of them. */
  words: { one: string; many: string };
  /** The page that lists them. */
  list: string;
  /** All of them; a message has room for some, the newest first. */
  count: number;
  notices: { id: string; path: string; text: string }[];
}
