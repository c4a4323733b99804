import { PAGE_SCRIPT } from '#lib/platform/routes/paths.ts';
import { trustInlineScript } from '#server/next-adapter/inline-scripts.ts';
import { storeScript } from '#server/next-adapter/page-script-store.ts';
import markScripts from './mark-scripts.ts?script';
import { pageScript } from './page-script.ts';
import { scriptText } from './script-text.ts';

const address = `${PAGE_SCRIPT}/${storeScript(pageScript)}`;

/** Marks the page as one with scripts, before anything of it is painted. */
export const MarkScripts = () => <InlineScript bundle={markScripts} />;

/** The page script, at the end of the page: browsers then request the first pictures before it. */
export async function PageScript() {
  if (process.env.NODE_ENV !== 'development') return <script defer src={address} />;
  const { AfterHydration } = await import('./after-hydration.tsx');
  return <AfterHydration src={address} />;
}

interface InlineScriptProps {
  bundle: string;
  /** Constant arguments, sent as JSON. */
  values?: readonly unknown[];
}

/** Inlines a script, which runs when it is parsed. Its text is constant: the content security policy contains its hash. */
export async function InlineScript({ bundle, values = [] }: InlineScriptProps) {
  const text = scriptText(bundle, ...values);
  trustInlineScript(text);
  if (process.env.NODE_ENV !== 'development') return <script>{text}</script>;
  const { AfterHydration } = await import('./after-hydration.tsx');
  return <AfterHydration text={text} />;
}
