import { PAGE_SCRIPT } from '#lib/platform/routes/paths.ts';
import { trustInlineScript } from '#server/next-adapter/inline-scripts.ts';
import { storeScript } from '#server/next-adapter/page-script-store.ts';
import { markScripts } from './mark-scripts.ts';
import { pageScript } from './page-script.ts';

const address = `${PAGE_SCRIPT}/${storeScript(pageScript)}`;

/** The scripts of every page without React: a few inlined bytes, and the page script, which is deferred. */
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
  /** Constant arguments, sent as JSON. */
  values: Values;
}

/** Inlines a function, which runs when it is parsed. Its text is constant: the content security policy contains its hash. */
export function InlineScript<Values extends unknown[]>({ of, values }: InlineScriptProps<Values>) {
  const text = `(${of})(${values.map((value) => JSON.stringify(value)).join()})`;
  trustInlineScript(text);
  return <script>{text}</script>;
}
