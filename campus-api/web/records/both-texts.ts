import { type BothTexts, toControls } from '#campus-api/validation/both-languages.ts';
import { type Locale, locales } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Fields } from '../drafts/drafts.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { adminMessagesIn } from '../view/messages.ts';

interface TextControl {
  name: string;
  label: string;
  isOptional: boolean;
  lang: Locale;
  hint?: string;
}

/** Both languages of a text, the language of the page first. */
export function inBothLanguages(view: View, control: (language: Locale, name: string) => Html): Html {
  const { english, nepali } = view.messages.editing;
  const order = locales.toSorted((a, b) => Number(b === view.language) - Number(a === view.language));
  return html`<div class="languages">${order.map((language) => control(language, language === 'en' ? english : nepali))}</div>`;
}

/** A field in both languages side by side: `NAME` in English, `NAMENe` in Nepali. */
export function bothTexts(
  view: View,
  { name, label, hint, isOptional = false }: { name: string; label: string; hint?: string; isOptional?: boolean },
  render: (control: TextControl) => Html,
): Html {
  const { editing } = view.messages;
  return inBothLanguages(view, (lang, language) =>
    render({
      name: lang === 'ne' ? `${name}Ne` : name,
      label: fillIn(editing.inLanguage, { label, language }, view.language),
      isOptional,
      lang,
      // Explained once, before the language of the page.
      ...(hint && lang === view.language && { hint }),
    }),
  );
}

export const languagesHint = ({ messages: { editing } }: View): Html =>
  html`<p class="hint">${editing.languagesHint}</p>`;

/** The labels of fields in both languages, by the names of their controls. */
export function bothLabels(language: Locale, labels: Readonly<Record<string, string>>): Record<string, string> {
  const { inLanguage, english, nepali } = adminMessagesIn(language).editing;
  const labelIn = (label: string, name: string) => fillIn(inLanguage, { label, language: name }, language);
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, label]) => [
      [name, labelIn(label, english)],
      [`${name}Ne`, labelIn(label, nepali)],
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
