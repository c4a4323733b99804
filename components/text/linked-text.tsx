import { splitLinks, type TextSegment } from '#lib/platform/routes/linked-text.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { PageLink } from '../ui/page-link.tsx';
import { ProseText } from './prose-text.tsx';

const MAX_LOGGED = 1000;

const logged = new BoundedMap<string, true>(MAX_LOGGED);

/** Logs a link to an address without a page, once. */
function logUnknown(to: string): void {
  if (logged.has(to)) return;
  logged.set(to, true);
  log.warn({ to }, 'a text links to a page that does not exist');
}

function Segment({ text, path, url, unknown }: TextSegment) {
  if (path !== undefined) return <PageLink path={path}>{text}</PageLink>;
  if (url !== undefined) return <a href={url}>{text}</a>;
  if (unknown !== undefined) logUnknown(unknown);
  return <ProseText text={text} />;
}

/** A text of the site content with its links; a link to an unknown page is rendered as plain text. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((segment) => <Segment key={segment.text} {...segment} />);
}
