import { ProseText } from './prose-text.tsx';
import { UpstreamText } from './upstream-text.tsx';

/** Plain text of the campus API, split into paragraphs at empty lines. */
export function UpstreamParagraphs({ text, className }: { text: string; className?: string }) {
  const lines = text.replace(/\r\n?/g, '\n').replace(/^[^\S\n]+$/gm, '');
  return [...lines.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: paragraph, index: offset }) => (
    <UpstreamText key={offset} as="p" text={paragraph} className={className}>
      <ProseText text={paragraph} />
    </UpstreamText>
  ));
}
