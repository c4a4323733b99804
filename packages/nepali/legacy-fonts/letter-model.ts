/** The natural logarithm of the probability of a word in a language. */
export type LetterModel = (word: string) => number;

const START = '\ue010';
const END = '\ue011';
/** Weight reserved for letters that no word of the list has. */
const UNSEEN_SHARE = 0.5;

/** Total and counts of the characters that follow a context. */
interface Followers {
  total: number;
  counts: Map<string, number>;
}

/**
 * Trains a trigram model from a list of words. A word is either in the list, or is generated letter by letter from the two previous letters; if
 * these are rare, from the previous letter (Witten-Bell smoothing). `letters`: approximate number of letters in the script.
 */
export function createLetterModel(words: readonly string[], letters: number): LetterModel {
  const vocabulary = new Set(words);
  const followers = new Map<string, Followers>();
  for (const word of vocabulary) {
    const characters = charactersOf(word);
    for (let at = 2; at < characters.length; at += 1)
      for (const length of [0, 1, 2])
        count(followers, characters.slice(at - length, at).join(''), characters[at] ?? END);
  }

  const likelihood = (character: string, context: string): number => {
    const shorter = () => (context === '' ? 1 / letters : likelihood(character, context.slice(1)));
    const statistics = followers.get(context);
    if (!statistics) return shorter();
    const share = context === '' ? UNSEEN_SHARE * letters : statistics.counts.size;
    return ((statistics.counts.get(character) ?? 0) + share * shorter()) / (statistics.total + share);
  };

  const vocabularyScore = Math.log(0.5 / Math.max(vocabulary.size, 1));
  return (word) => {
    const characters = charactersOf(word);
    let spellingScore = Math.log(0.5);
    for (let at = 2; at < characters.length; at += 1)
      spellingScore += Math.log(likelihood(characters[at] ?? END, `${characters[at - 2]}${characters[at - 1]}`));
    return vocabulary.has(word) ? Math.max(vocabularyScore, spellingScore) : spellingScore;
  };
}

function charactersOf(word: string): string[] {
  return [START, START, ...word.split(''), END];
}

function count(followers: Map<string, Followers>, context: string, character: string): void {
  const entry = followers.get(context) ?? { total: 0, counts: new Map<string, number>() };
  entry.total += 1;
  entry.counts.set(character, (entry.counts.get(character) ?? 0) + 1);
  followers.set(context, entry);
}
