import { createTableFiles } from './table-files.ts';

const source = { locate: ({ path }: { path: string }) => ({ path }) };
const files = createTableFiles(
  ['result.pdf', '2080/Form, new.PDF', '2080/same.pdf', '2081/same.pdf', 'नतिजा.pdf'.normalize('NFD')],
  source,
);
const pathsOf = (cell: string) => files.find(cell).map(({ path }) => path);

test.each([
  ['Result.PDF', ['result.pdf']],
  ['form, new.pdf', ['2080/Form, new.PDF']],
  ['result.pdf; form, new.pdf', ['result.pdf', '2080/Form, new.PDF']],
  ['result.pdf,2081\\same.pdf', ['result.pdf', '2081/same.pdf']],
  ['./2080/SAME.pdf\nresult.pdf', ['2080/same.pdf', 'result.pdf']],
  ['https://old.example/uploads/2019/result.pdf?x=1', ['result.pdf']],
  ['C:\\Users\\clerk\\Desktop\\result.pdf', ['result.pdf']],
  ['file:///C:/Users/clerk/Form,%20new.pdf', ['2080/Form, new.PDF']],
  ['\\\\server\\share\\result.pdf', ['result.pdf']],
  ['नतिजा.pdf', ['नतिजा.pdf'.normalize('NFD')]],
  ['gone.pdf', ['gone.pdf']],
  [' ', []],
])('the cell %j names its files', (cell, paths) => {
  expect(pathsOf(cell)).toEqual(paths);
});

test('a name that several folders have is a problem', () => {
  const [file] = files.find('same.pdf');
  expect(file && files.locate(file)).toMatchObject({ problem: { en: expect.stringContaining('several folders') } });
});
