/** The natural logarithm of how likely a word is in a language. */
export type LetterModel = (word: string) => number;

const START = '\ue010';
const END = '\ue011';
/** What is shared out among letters that no word of the list has. */
const UNSEEN = 0.5;

/** How often what follows a beginning was counted, and how many different signs do. */
interface Followers {
  total: number;
  counts: Map<string, number>;
}

/**
 * Learns a language from a list of its words. A word is either one of the list, or is spelled letter by letter, each after the two before it; where
 * these two are rare, after the one before it (Witten-Bell smoothing). `letters`: how many the script has, about.
 */
export function createLetterModel(words: readonly string[], letters: number): LetterModel {
  const known = new Set(words);
  const followers = new Map<string, Followers>();
  for (const word of known) {
    const signs = signsOf(word);
    for (let at = 2; at < signs.length; at += 1)
      for (const length of [0, 1, 2]) count(followers, signs.slice(at - length, at).join(''), signs[at] ?? END);
  }

  const likelihood = (sign: string, before: string): number => {
    const shorter = () => (before === '' ? 1 / letters : likelihood(sign, before.slice(1)));
    const seen = followers.get(before);
    if (!seen) return shorter();
    const share = before === '' ? UNSEEN * letters : seen.counts.size;
    return ((seen.counts.get(sign) ?? 0) + share * shorter()) / (seen.total + share);
  };

  const asKnown = Math.log(0.5 / Math.max(known.size, 1));
  return (word) => {
    const signs = signsOf(word);
    let spelled = Math.log(0.5);
    for (let at = 2; at < signs.length; at += 1)
      spelled += Math.log(likelihood(signs[at] ?? END, `${signs[at - 2]}${signs[at - 1]}`));
    return known.has(word) ? Math.max(asKnown, spelled) : spelled;
  };
}

function signsOf(word: string): string[] {
  return [START, START, ...word.split(''), END];
}

function count(followers: Map<string, Followers>, before: string, sign: string): void {
  const entry = followers.get(before) ?? { total: 0, counts: new Map<string, number>() };
  entry.total += 1;
  entry.counts.set(sign, (entry.counts.get(sign) ?? 0) + 1);
  followers.set(before, entry);
}
