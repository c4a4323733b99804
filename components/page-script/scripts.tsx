import { trustInlineScript } from '#lib/next/inline-scripts.ts';
import { storeScript } from '#lib/next/page-script-store.ts';
import { PAGE_SCRIPT } from '#lib/routes/paths.ts';
import { markScripts } from './mark-scripts.ts';
import { pageScript } from './page-script.ts';

const address = `${PAGE_SCRIPT}/${storeScript(pageScript)}`;

/** What runs in every page without the framework: a few bytes at once, the page script when the page is parsed. */
export function Scripts() {
  return (
    <>
      <InlineScript of={markScripts} values={[]} />
      <script defer src={address} />
    </>
  );
}

interface InlineScriptProps<Values extends unknown[]> {
  of: (...values: Values) => void;
  /** Constants as JSON. */
  values: Values;
}

/** Runs a function where it stands in the page. Its text is constant, so that the content security policy can name its hash. */
export function InlineScript<Values extends unknown[]>({ of, values }: InlineScriptProps<Values>) {
  const text = `(${of})(${values.map((value) => JSON.stringify(value)).join()})`;
  trustInlineScript(text);
  return <script>{text}</script>;
}
