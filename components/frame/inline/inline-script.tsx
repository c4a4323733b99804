import { trustInlineScript } from '@/lib/policy/inline-scripts';

interface InlineScriptProps {
  /** Runs in the browser while the page is parsed, long before the framework starts. It must stand alone: no imports, no closure; in syntax that old engines read too. */
  run: () => void;
}

/** A few bytes in the page itself; the text is constant, so that the content security policy can name its hash. */
export function InlineScript({ run }: InlineScriptProps) {
  const text = `(${run.toString()})()`;
  trustInlineScript(text);
  return <script>{text}</script>;
}
