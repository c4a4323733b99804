/** Control words that stand for a character. */
export const charactersByWord: Readonly<Record<string, string>> = {
  tab: ' ',
  line: ' ',
  lbr: ' ',
  nestcell: ' ',
  nestrow: ' ',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  zwj: '\u200d',
  zwnj: '\u200c',
};

/** Control symbols that stand for a character. */
export const charactersBySymbol: Readonly<Record<string, string>> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': ' ',
  _: '-',
  '\t': ' ',
};
