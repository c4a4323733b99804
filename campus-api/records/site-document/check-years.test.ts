import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { documentsIn } from '#campus-api/testing/site-documents.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { calendarYears, formatDay, parseAdDate, setConfirmedYears } from '#packages/nepali/calendar/index.ts';
import { saveDocument } from './write.ts';

const campus = withAdminCampus();
const write = <Result>(work: Parameters<typeof withCampus<Result>>[2]) =>
  withCampus(campus().options, { by: 'sita', confirmation: { confirmed: true } }, work);
const day = () => formatDay(parseAdDate('2027-05-15') ?? never(), 'en');
const never = () => {
  throw new Error('not a date');
};
const lengths = '31 31 32 31 31 31 30 29 30 29 30 30';

afterEach(() => setConfirmedYears([]));

test('a year confirmed by command is served, applies to the dates of the process, and undo takes it back', async () => {
  expect(day()).toMatch(/2084 \(provisional\)$/);
  const { attempt, body } = campus();
  expect((await attempt(['calendar', 'confirm', '२०८४', lengths])).stdout).toMatch('Confirmed: the months of 2084');
  expect(documentsIn(await body('/site')).calendar).toEqual({ years: [{ year: 2084, months: lengths }] });
  await write(() => undefined);
  expect(calendarYears()).toMatchObject({ lastConfirmed: 2084 });
  expect(day()).toMatch(/2084$/);
  await attempt(['calendar', 'confirm', '2085']);
  expect(documentsIn(await body('/site')).calendar).toMatchObject({ years: [{ year: 2084 }, { year: 2085 }] });
  for (let change = 0; change < 2; change += 1)
    await write((open) => undoChange(open, lastUndoable(open.database)?.id ?? 0));
  await write(() => undefined);
  expect(calendarYears()).toMatchObject({ lastConfirmed: 2083 });
});

test.each([
  [{ year: 2085 }, 'years.0.year: calendar-order'],
  [{ year: 2084, months: '31 31 32' }, 'years.0.months: calendar-lengths'],
  [{ year: 2084, months: lengths.replace('32', '33') }, 'years.0.months: calendar-lengths'],
  [{ year: 2084, months: lengths.replace('32', '29') }, 'years.0.months: calendar-sum'],
  [{ year: 2083 }, 'years.0.year: site-too-small'],
])('a confirmed year %j is rejected: %s', async (year, expected) => {
  const error: unknown = await write((open) => saveDocument(open, 'calendar', { years: [year] })).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedError)) throw new Error('The change was not rejected', { cause: error });
  expect(error.issues.map(({ field, code }) => `${field}: ${code}`)).toEqual([expected]);
});

test('years that a release confirmed otherwise are not checked again while their document is unchanged', async () => {
  const content = { years: [{ year: 2085 }] };
  const save = (to: object) => write((open) => saveDocument(open, 'calendar', to));
  await write(({ database }) =>
    database.prepare("INSERT INTO site_documents VALUES (99, 'calendar', ?)").run(JSON.stringify(content)),
  );
  await expect(save(content)).resolves.toMatchObject({ change: null });
  await expect(save({ years: [...content.years, { year: 2087 }] })).rejects.toThrow(RefusedError);
});
