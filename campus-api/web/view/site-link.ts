import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

/** A link to a page of the website, and a button of the script that copies its address, to send it to others. `name`: what the page shows. */
export function siteLinkTo(address: string, { messages: { editing } }: Pick<View, 'messages'>, name?: string): Html {
  const label = (text: string) => name && html` aria-label="${text}: ${name}"`;
  return html`<a href="${address}" rel="noreferrer" target="_blank"${label(editing.onSite)}>${editing.onSite}</a> <button type="button" class="quiet" data-copy="${address}" data-copied="${editing.copied}"${label(editing.copyAddress)} hidden>${editing.copyAddress}</button>`;
}
