/** Marks that belong to the letter they are typed after, or to the one before which the short i is typed. */
interface Marks {
  readonly shortI: string;
  readonly reph: string;
  readonly tail: string;
}

/** Letters with a tail: फ is typed as प with one. */
const withTail = new Map(Object.entries({ प: 'फ', भ: 'झ', उ: 'ऊ', त्र: 'क्र', त्त: 'क्त', क्: 'क', प्: 'फ्', भ्: 'झ्' }));
/** Vowels that are drawn as a letter with signs; signs are sorted by their code points. */
const composed = new Map(Object.entries({ अा: 'आ', अाे: 'ओ', अाै: 'औ', एे: 'ऐ' }));
const HALF = /्\u200d?$/;
const CONSONANT = /[\u0915-\u0939]$/;
const VOWEL = /^[\u0904-\u0914]$/;
const VOWEL_SIGN = /^[\u093e-\u094c]$/;
const MODIFIER = /^[\u0900-\u0903]$/;
/** `रु`, `हृ`: a letter with its vowel sign on one key. */
const LETTER_WITH_SIGN = /^([\u0915-\u0939])([\u093e-\u094c])$/;
const BELOW = /^्[\u0915-\u0939]$/;

/**
 * Puts the signs of an old font together. They are typed as they are drawn, and people type the marks of a letter in any order: a rakar before
 * or after a vowel sign, the tail of फ after both, the reph in between. So the signs of a syllable are collected, and written in the
 * order of Unicode when the next one begins.
 */
export class Syllables {
  readonly #marks: Marks;
  #text = '';
  #hasShortI = false;
  #hasReph = false;
  /** Half letters before the letter. */
  #halves = '';
  #letter = '';
  /** Whether the letter was typed as a half letter, which a stem completes. */
  #needsStem = false;
  #below = '';
  #vowelSigns: string[] = [];
  #modifiers = '';

  constructor(marks: Marks) {
    this.#marks = marks;
  }

  /** Adds what a typed sign means. */
  add(sign: string): void {
    if (sign === this.#marks.shortI) this.#addShortI();
    else if (sign === this.#marks.reph && this.#takesMark(sign)) this.#hasReph = true;
    else if (sign === this.#marks.tail && this.#addTail()) return;
    else if (VOWEL_SIGN.test(sign) && this.#takesMark(sign)) this.#addVowelSign(sign);
    else if (MODIFIER.test(sign) && this.#takesMark(sign)) this.#modifiers += sign;
    else if (BELOW.test(sign) && this.#takesMark(sign)) this.#below += sign;
    else if (sign === '्' && this.#letter !== '' && this.#vowelSigns.length === 0) this.#halve();
    else if (HALF.test(sign) && sign.length > 1) this.#addHalf(sign);
    else this.#addLetter(sign);
  }

  finish(): string {
    this.#end();
    return this.#text;
  }

  #addShortI(): void {
    if (this.#letter !== '') this.#end();
    this.#hasShortI = true;
  }

  #addTail(): boolean {
    const half = /(?:क|प|भ)्$/.exec(this.#halves)?.[0];
    const complete = withTail.get(
      this.#letter === '' ? (half ?? '') : this.#needsStem ? `${this.#letter}्` : this.#letter,
    );
    if (complete === undefined) return false;
    if (this.#letter !== '') this.#letter = complete.replace(HALF, '');
    else {
      this.#halves = this.#halves.slice(0, -2);
      if (HALF.test(complete)) this.#halves += complete;
      else this.#letter = complete;
    }
    // A tail completes क् as a stem does; फ् and झ् remain half letters.
    if (complete === 'क') this.#needsStem = false;
    return true;
  }

  /** Whether a mark has a letter; a half letter with a mark is one whose stem follows, or is left out. */
  #takesMark(sign: string): boolean {
    if (this.#letter !== '') return true;
    const half = /([\u0915-\u0939])्$/.exec(this.#halves);
    if (!half) return false;
    this.#letter = half[1] ?? '';
    this.#halves = this.#halves.slice(0, -2);
    this.#needsStem = sign !== '्य';
    return true;
  }

  #addVowelSign(sign: string): void {
    if (sign === 'ा' && this.#needsStem) this.#needsStem = false;
    else this.#vowelSigns.push(sign);
  }

  #halve(): void {
    this.#halves += `${this.#letter}${this.#below}्`;
    this.#letter = '';
    this.#below = '';
    this.#needsStem = false;
  }

  #addHalf(sign: string): void {
    if (this.#letter !== '') this.#end();
    this.#halves += sign;
  }

  #addLetter(sign: string): void {
    if (this.#letter !== '') this.#end();
    const [, letter = sign, vowelSign] = LETTER_WITH_SIGN.exec(sign) ?? [];
    if (CONSONANT.test(letter)) this.#letter = letter;
    else if (VOWEL.test(letter)) {
      if (this.#halves !== '') this.#end();
      this.#letter = letter;
    } else {
      this.#end();
      this.#text += this.#written(letter);
    }
    if (vowelSign) this.#vowelSigns.push(vowelSign);
  }

  /** A mark without a letter remains, and the tail is an m again. */
  #written(sign: string): string {
    return sign === this.#marks.reph ? 'र्' : sign === this.#marks.tail ? 'm' : sign;
  }

  /** Writes the syllable. */
  #end(): void {
    const isLongI = this.#letter === 'इ' && this.#hasReph;
    let signs = this.#vowelSigns.sort().join('');
    // A doubled ट is typed with the sign of ृ, which no word has below it.
    if (/^[टठ]$/.test(this.#letter) && signs.includes('ृ')) {
      this.#halves += `${this.#letter}्`;
      signs = signs.replace('ृ', '');
    }
    const whole = composed.get(this.#letter + signs);
    const vowel = signs.replace('ाे', 'ो').replace('ाै', 'ौ');
    this.#text +=
      (this.#hasReph && !isLongI ? 'र्' : '') +
      this.#halves +
      (isLongI ? `ई${vowel}` : (whole ?? this.#letter + this.#below + (this.#hasShortI ? 'ि' : '') + vowel)) +
      this.#modifiers;
    if (whole !== undefined || isLongI) this.#text += this.#hasShortI ? 'ि' : '';
    this.#halves = this.#letter = this.#below = this.#modifiers = '';
    this.#vowelSigns = [];
    this.#hasShortI = this.#hasReph = this.#needsStem = false;
  }
}
