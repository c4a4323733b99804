import { pageSchema } from '#content/site/page.ts';
import { cleanTexts } from './clean-draft.ts';
import { fieldOf } from './field.ts';
import { cleanPastedText } from './pasted-text.ts';

describe('a pasted text', () => {
  test.each([
    ['<p class="MsoNormal">One <b>two</b></p><p>Three&nbsp;&amp; four<o:p></o:p></p>', 'One two\nThree & four'],
    [
      'See <a href="https://tu.edu.np/x?a=1" target="_blank">the <i>university</i></a>.',
      'See [the university](https://tu.edu.np/x?a=1).',
    ],
    ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><style>p{}</style>Hours', 'Hours'],
    ['<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>', 'A\t1\nB\t2'],
    ['One<br>Two', 'One\nTwo'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
  ])('%j loses its markup and keeps its words', (pasted, text) => {
    expect(cleanPastedText(pasted, false)).toEqual({ text, removed: ['markup'] });
  });

  test.each(['5 < 7 and 8 > 6', 'Write to <office@campus.edu.np>', 'क्‍याम्पस “उद्धरण” – र…', 'A & B', '<name>'])(
    '%j is ordinary text',
    (text) => expect(cleanPastedText(text, true)).toEqual({ text, removed: [] }),
  );

  test('loses soft hyphens and characters without width, which are named', () => {
    expect(cleanPastedText('पुस्त\u00adकालय\u200b', false)).toEqual({ text: 'पुस्तकालय', removed: ['hidden'] });
    expect(cleanPastedText('<p>A &constructor; b</p>', false).text).toBe('A &constructor; b');
    expect(cleanPastedText('k/LIff tflnsf \u00ad@)&^_', false).text).toBe('k/LIff tflnsf -@)&^_');
  });

  test.each([
    '•\tOne\n·       Two\no\tThree\n\uf0b7 Four\n§\tFive\n–\tSix',
    '• One\n• Two\n• Three\n• Four\n• Five\n• Six',
  ])('the bullets of %j are removed from its items', (pasted) => {
    expect(cleanPastedText(pasted, true)).toEqual({
      text: 'One\nTwo\nThree\nFour\nFive\nSix',
      removed: ['bullets'],
    });
  });

  test('a line that begins with the letter o or a hyphen keeps it', () => {
    const text = 'o level\n- missing\n-';
    expect(cleanPastedText(text, true)).toEqual({ text, removed: [] });
  });
});

describe('the form of a page', () => {
  const page = fieldOf(pageSchema);
  const clean = (fields: Record<string, string[]>) => cleanTexts(page, { parts: ['1'], ...fields });

  test('moves lines with bullets at the end of paragraphs to the points', () => {
    const { fields, cleaned } = clean({
      'parts.0.paragraphs.ne': ['नियम यस्ता छन्:\n•\tपहिलो\n•\tदोस्रो'],
      'parts.0.points.ne': ['पुरानो'],
    });
    expect(fields).toMatchObject({
      'parts.0.paragraphs.ne': ['नियम यस्ता छन्:'],
      'parts.0.points.ne': ['पुरानो\nपहिलो\nदोस्रो'],
    });
    expect(cleaned).toEqual([{ control: 'parts.0.paragraphs.ne', removed: ['points'] }]);
  });

  test('removes bullets between paragraphs, whose order stays', () => {
    const { fields, cleaned } = clean({ 'parts.0.paragraphs.ne': ['• पहिलो\nअन्त्य'] });
    expect(fields['parts.0.paragraphs.ne']).toEqual(['पहिलो\nअन्त्य']);
    expect(cleaned).toEqual([{ control: 'parts.0.paragraphs.ne', removed: ['bullets'] }]);
  });

  test('that has only ordinary texts is unchanged', () => {
    const fields = { parts: ['1'], 'title.en': ['A'], 'parts.0.paragraphs.en': ['One\r\nTwo'] };
    expect(cleanTexts(page, fields)).toEqual({ fields, cleaned: [] });
  });
});
