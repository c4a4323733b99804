import { trustInlineScript } from '#lib/next/inline-scripts.ts';

type Script = () => void;

interface InlineScriptProps {
  /**
   * Run in the browser while the page is parsed, long before the framework starts. Each must stand alone: no imports, no closure; in
   * syntax that old engines read too. Of several in one element each runs though another fails, and the policy needs one hash.
   */
  run: Script | readonly Script[];
}

/** A few bytes in the page itself; the text is constant, so that the content security policy can name its hash. */
export function InlineScript({ run }: InlineScriptProps) {
  const text = typeof run === 'function' ? `(${run})()` : `[${run}].forEach(${runApart})`;
  trustInlineScript(text);
  return <script>{text}</script>;
}

function runApart(script: Script): void {
  try {
    script();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
