'use client';

import styles from './styleguide.module.css';

const themes = ['device', 'light', 'dark'] as const;

const QUERY = 'prefers-color-scheme: dark';
/** The conditions of style sheets by rule, before the first change. */
const conditions = new Map<CSSMediaRule, string>();

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => (rule instanceof CSSMediaRule ? [rule, ...mediaRules(rule.cssRules)] : []));
}

/** Rewrites the conditions of the loaded style sheets; a reload restores them. */
function show(theme: (typeof themes)[number]): void {
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules))
      if (rule.media.mediaText.includes(QUERY)) conditions.set(rule, rule.media.mediaText);
  for (const [rule, text] of conditions)
    rule.media.mediaText =
      theme === 'device' ? text : text.replace(`(${QUERY})`, theme === 'dark' ? '(min-width: 0)' : '(max-width: 0)');
  document.documentElement.style.colorScheme = theme === 'device' ? '' : theme;
}

/** Shows the page in light or dark colours, regardless of the setting of the device. */
export function ThemeSwitch() {
  return (
    <fieldset lang="en" className={styles.theme}>
      <legend>Colours</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" defaultChecked={theme === 'device'} onChange={() => show(theme)} /> {theme}
        </label>
      ))}
    </fieldset>
  );
}
