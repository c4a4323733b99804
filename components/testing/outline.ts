/** Attributes of the state of an element, and its language. */
const STATES =
  /\s(?:(hidden|open|checked|disabled|required)=""|aria-(current|invalid|sort|busy)="(\w+)"|(lang)="(\w+)")/g;
const statesOf = (attributes: string) =>
  [...attributes.matchAll(STATES)].map(([, state, aria, value, , lang]) => state ?? lang ?? `${aria}=${value}`);
const marked = (states: readonly string[]) => (states.length > 0 ? `{${states.join(' ')}}` : '');
/** An address without the name that a file is saved under. */
const addressOf = (attributes: string) => attributeOf(attributes, 'href').replace(/\?name=.*/, '');
const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const BLOCKS =
  /^(?:p|li|ul|ol|dl|dt|dd|div|section|nav|form|fieldset|legend|label|table|caption|tr|details|summary|dialog|main|article|figure|output|option)$/;
const SIGNS: Readonly<Record<string, string>> = { li: '- ', td: ' | ', th: ' | ', br: '\n' };

/** The meaning of HTML, a line for each block: texts, links with their addresses, headings, fields and states. */
export function outlineOf(html: string): string[] {
  return html
    .replace(/<(script|svg|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(
      /<a\b([^>]*)>(.*?)<\/a>/gs,
      (_, attributes, text) => `${marked(statesOf(attributes))}[${text}](${addressOf(attributes)})`,
    )
    .replace(/<(\/?)([a-z]+\d?)\b((?:"[^"]*"|[^>"])*)>/g, (_, close, tag, attributes) => {
      const states = marked(statesOf(attributes));
      if (/^h\d$/.test(tag)) return close ? '\n' : `\n${'#'.repeat(Number(tag[1]))} ${states}`;
      if (close) return BLOCKS.test(tag) ? '\n' : '';
      if (tag === 'img') return `<${attributeOf(attributes, 'alt')}>`;
      if (/^(?:input|select|textarea)$/.test(tag))
        return ` <${[tag, attributeOf(attributes, 'type'), attributeOf(attributes, 'name'), attributeOf(attributes, 'value')].filter(Boolean).join(' ')}>${states} `;
      return `${BLOCKS.test(tag) ? '\n' : ''}${SIGNS[tag] ?? ''}${states}`;
    })
    .replace(
      /&#x27;|&quot;|&lt;|&gt;|&amp;/g,
      (entity) => ({ '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' })[entity] ?? '&',
    )
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => !/^(?:- )?$/.test(line));
}
