import { create } from 'content-disposition';
import fc from 'fast-check';
import { savedName } from './saved-name.ts';

test('any requested name results in a header with exactly one name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc.constantFrom('a.pdf', 'सूचना.docx', 'noending'),
      (requested, stored) => {
        const name = savedName(requested, stored);
        expect(name.length).toBeGreaterThan(0);
        expect(name).not.toMatch(/[\\/"\r\n]/);
        const header = create(name, { type: 'attachment' });
        expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
      },
    ),
    {
      numRuns: 2000,
      examples: [
        ['\ud800.pdf', 'a.pdf'],
        ['a"; filename=b', 'a.pdf'],
        ['....', 'a.pdf'],
      ],
    },
  );
});
