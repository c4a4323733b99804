import { inBothLanguages } from '#campus-api/records/site-document/editor/form-view.ts';
import { type BothTexts, toControls } from '#campus-api/validation/both-languages.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Fields, firstValue } from '../drafts/drafts.ts';
import type { AdminMessages } from '../messages/index.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';

interface TextControl {
  name: string;
  label: string;
  isOptional: boolean;
  lang: Locale;
  hint?: string;
}

/** A field in both languages side by side: `NAME` in English, `NAMENe` in Nepali. */
export function bothTexts(
  view: View,
  { name, label, hint, isOptional = false }: { name: string; label: string; hint?: string; isOptional?: boolean },
  render: (control: TextControl) => Html,
): Html {
  const { site } = view.messages;
  return inBothLanguages(view, (lang, language) =>
    render({
      name: lang === 'ne' ? `${name}Ne` : name,
      label: fillIn(site.inLanguage, { label, language }, view.language),
      isOptional,
      lang,
      // Explained once, before the language of the page.
      ...(hint && lang === view.language && { hint }),
    }),
  );
}

export const languagesHint = ({ messages: { site } }: View): Html => html`<p class="hint">${site.languagesHint}</p>`;

/** The labels of fields in both languages, by the names of their controls. */
export function bothLabels({ site }: AdminMessages, labels: Readonly<Record<string, string>>): Record<string, string> {
  const labelIn = (label: string, language: string) =>
    site.inLanguage.replace('{label}', label).replace('{language}', language);
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, label]) => [
      [name, labelIn(label, site.english)],
      [`${name}Ne`, labelIn(label, site.nepali)],
    ]),
  );
}

export const bothNames = (names: readonly string[]): string[] => names.flatMap((name) => [name, `${name}Ne`]);

/** The stored texts as the values of their controls. */
export function bothFields(texts: Readonly<Record<string, BothTexts>>): Fields {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, stored]) => {
      const { text, nepali } = toControls(stored);
      return [
        [name, [text]],
        [`${name}Ne`, [nepali]],
      ];
    }),
  );
}

/** The entered values of these fields in both languages. */
export const bothValues = (fields: Fields, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(bothNames(names).map((name) => [name, firstValue(fields, name)]));
