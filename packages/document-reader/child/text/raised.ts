const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SIGNS: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '−': '⁻' };

/** A raised number in the characters for it, so that 10⁶ is not 106; other raised texts are unchanged. */
export const raised = (text: string): string =>
  /^\s*[-+−]?\d+\s*$/.test(text)
    ? text.replace(/[-+−\d]/g, (sign) => SIGNS[sign] ?? DIGITS.charAt(Number(sign)))
    : text;
