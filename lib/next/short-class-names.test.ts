import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortenClassNames, shortNames } from './short-class-names.ts';

const dates = 'e.v({ad:"cOWRIa_ad","bs-year":"cOWRIa_bs-year",date:"cOWRIa_date"})';

test('a class is named by the beginning of its module’s digest and a letter', () => {
  expect(Object.fromEntries(shortNames([dates, 'a.v({link:"_8wuJSa_link "+a.i(12).link})']))).toEqual({
    cOWRIa_ad: 'cOWa',
    'cOWRIa_bs-year': 'cOWb',
    cOWRIa_date: 'cOWc',
    _8wuJSa_link: '_8wua',
  });
});

test('the names of a module are the same whatever else is built, and in whatever order it is found', () => {
  const alone = shortNames([dates]);
  const later = shortNames(['e.v({ad:"AAAAAA_ad"})', 'e.v({date:"cOWRIa_date"})', dates]);
  for (const [name, short] of alone) expect(later.get(name)).toBe(short);
});

test('two modules whose digests begin alike keep them apart', () => {
  const short = shortNames(['e.v({a:"cOWRIa_a"})', 'e.v({a:"cOWRIb_a"})']);
  expect([...short.values()]).toEqual(['cOWRIa_a', 'cOWRIb_a']);
});

test('no two of many classes of a module have one name', () => {
  const many = Array.from({ length: 3000 }, (_, index) => `c${index}:"cOWRIa_c${index}"`);
  expect(new Set(shortNames([many.join()]).values()).size).toBe(3000);
});

function built(script: string, sheet: string) {
  const folder = mkdtempSync(join(tmpdir(), 'campus-built-'));
  for (const name of ['static', 'server', 'server/app/service-worker.js'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries({ 'static/a.js': script, 'server/a.js': script, 'static/a.css': sheet }))
    writeFileSync(join(folder, name), text);
  return { folder, read: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

test('scripts of both sides and style sheets say the short names, and nothing else changes', () => {
  const other = 'x="cOWRIa_dates cOWRIa_date-not my-cOWRIa_date"';
  const { folder, read } = built(`${dates};${other}`, '.cOWRIa_date:is(.cOWRIa_ad,.cOWRIa_bs-year){}.cOWRIa_dates{}');
  shortenClassNames(folder);
  expect(read('static/a.css')).toBe('.cOWc:is(.cOWa,.cOWb){}.cOWRIa_dates{}');
  for (const name of ['static/a.js', 'server/a.js'])
    expect(read(name)).toBe(`e.v({ad:"cOWa","bs-year":"cOWb",date:"cOWc"});${other}`);
});

test('the rule that tells ways of shortening apart goes', () => {
  const { folder, read } = built(
    'e.v({a:"cOWRIa_a",names1:"cOWRIa_names1"})',
    '.cOWRIa_a{b:c}.cOWRIa_names1{--names:1}.d{}',
  );
  shortenClassNames(folder);
  expect(read('static/a.css')).toBe('.cOWa{b:c}.d{}');
});

test('a class that the style sheets spell with an escape stays as it is; where there is none to shorten the build fails', () => {
  const { folder, read } = built('e.v({a:"-1bcde_a"}),e.v({a:"bcdefg_a"})', '.-\\31 bcde_a,.bcdefg_a{}');
  shortenClassNames(folder);
  expect([read('static/a.js'), read('static/a.css')]).toEqual([
    'e.v({a:"-1bcde_a"}),e.v({a:"bcda"})',
    '.-\\31 bcde_a,.bcda{}',
  ]);
  expect(() => shortenClassNames(built('e.v({a:"a"})', '.a{}').folder)).toThrow('docs/upgrading-next.md');
});
