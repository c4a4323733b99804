import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { conditionNames, type WatchState, writeWatchState } from '#lib/platform/watch/watch-state.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Records conditions as `site watch` does. */
async function record(dataDir: string, conditions: WatchState['conditions'], age = 0): Promise<void> {
  await writeWatchState(dataDir, {
    examinedAt: Date.now() - age,
    startedAt: 0,
    conditions,
    lasting: {},
    letters: [],
    digest: { days: [], visits: null },
    release: null,
    outbox: [],
    dropped: 0,
  });
}

const condition = (name: (typeof conditionNames)[number], values = {}, absentSince: number | null = null) => ({
  name,
  since: Date.parse('2026-11-20T06:15:00Z'),
  values,
  mark: '',
  absentSince,
});

describe('home of an administrator', () => {
  const pages = withAdminPages();
  const dataDir = () => pages().services.settings.campus.dataDir;

  test('does not mention watching that has never run, and lists nothing while all is well', async () => {
    const { title } = adminMessagesIn('en').watch;
    expect(await pages().get('/', 'en')).not.toContain(title);
    await record(dataDir(), { site: condition('site', {}, Date.now()) });
    expect(await pages().get('/', 'en')).not.toContain(title);
  });

  test('lists present conditions with their time and remedy, the most urgent first', async () => {
    await record(dataDir(), {
      disk: condition('disk', { share: 91 }),
      'unit:x': condition('unit', { unit: 'x<y>' }),
      site: condition('site'),
    });
    const english = await pages().get('/', 'en');
    const { watch } = adminMessagesIn('en');
    const order = [watch.conditions.site.title, 'A service has failed: x&lt;y&gt;', '91 % of the disk is used'].map(
      (title) => english.indexOf(title),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(english).toContain(watch.conditions.disk.remedy);
    expect(english).toContain('Since 4 Mangsir 2083 (20 November 2026), 12:00');
    const nepali = await pages().get('/', 'ne');
    expect(nepali).toContain('डिस्क ९१% भरियो');
    expect(nepali).toContain('२०८३ मङ्सिर ४ (२० नोभेम्बर २०२६), १२:०० देखि');
  });

  test('states when watching has stopped, also after a clock that was wrong', async () => {
    const { stoppedRemedy } = adminMessagesIn('en').watch;
    await record(dataDir(), {}, 19 * MINUTE);
    expect(await pages().get('/', 'en')).not.toContain(stoppedRemedy);
    for (const age of [21 * MINUTE, DAY, -DAY]) {
      await record(dataDir(), {}, age);
      expect(await pages().get('/', 'en')).toContain(stoppedRemedy);
    }
  });
});

describe('home of an editor', () => {
  const pages = withAdminPages('editor');

  test('has no conditions of the machine', async () => {
    await record(pages().services.settings.campus.dataDir, { site: condition('site') }, DAY);
    expect(await pages().get('/', 'en')).not.toContain(adminMessagesIn('en').watch.title);
  });
});

test.each(conditionNames)('the texts of the condition “%s” have the same placeholders in both languages', (name) => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  const [english, nepali] = [
    adminMessagesIn('en').watch.conditions[name],
    adminMessagesIn('ne').watch.conditions[name],
  ];
  expect(placeholders(nepali.title)).toEqual(placeholders(english.title));
  expect(placeholders(nepali.remedy)).toEqual(placeholders(english.remedy));
  expect(fillIn(english.title, {}, 'en')).not.toBe(nepali.title);
});
