/** What the site's service worker is told, as JSON. It knows what it has told before: this tells all of the day. */
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
