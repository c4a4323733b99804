import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { PUSH_FORM } from '#lib/platform/routes/paths.ts';
import type { PushChoices } from '#lib/site/notifications/handle-choices.ts';
import control from '../../ui/control.module.css';
import fields from '../../ui/form.module.css';
import { ChoiceFields, dayOf, NumberList, ProblemList } from './choice-fields.tsx';
import styles from './choices.module.css';

/** The id of the section in the page. */
export const PUSH_SECTION = 'on-this-device';
const PREFIX = 'push-';

interface PushChoicesProps {
  locale: Locale;
  categories: readonly NoticeCategory[];
  /** Addresses of the categories that are ticked in a browser without choices. */
  departments?: string[];
}

/** The choices for notifications on this device (`controls/push-choices.ts`), which need scripts. */
export function PushChoicesSection(props: PushChoicesProps) {
  const { pushChoices: messages } = messagesIn(props.locale);
  return (
    <>
      <noscript>
        <p className={fields.message}>{messages.needsScripts}</p>
      </noscript>
      <section
        id={PUSH_SECTION}
        className={`${fields.form} ${styles.scripted}`}
        aria-labelledby="push-title"
        data-script="push-choices"
      >
        <h2 id="push-title">{messages.title}</h2>
        <p>{messages.lead}</p>
        <div>
          <PushChoicesForm {...props} choices={null} />
        </div>
        <p role="status" className={styles.state} />
      </section>
    </>
  );
}

/** The form, with what is stored about the browser. `choices`: null where that is not known. */
export function PushChoicesForm({
  locale,
  categories,
  departments: first = [],
  choices,
}: PushChoicesProps & {
  choices: Pick<PushChoices, 'subscription' | 'form' | 'problems' | 'removed'> | null;
}) {
  const { mailSubscription, pushChoices: messages } = messagesIn(locale);
  const { subscription = null, form = null, problems = [], removed = [] } = choices ?? {};
  const { departments = first, words = [], numbers = [], language = locale, since } = subscription ?? {};
  const values = form?.values ?? { departments, words: words.join(', '), number: '', language };
  return (
    <form method="post" action={PUSH_FORM} className={fields.form}>
      {problems.length > 0 && (
        <ProblemList locale={locale} problems={problems} prefix={PREFIX} reason={messages.again} />
      )}
      {since !== undefined && <p>{fillIn(messages.mine, { date: dayOf(since, locale) }, locale)}</p>}
      <input type="hidden" name="locale" value={locale} />
      <NumberList locale={locale} numbers={numbers} removed={removed} />
      <ChoiceFields
        locale={locale}
        categories={categories}
        values={values}
        problems={problems}
        prefix={PREFIX}
        labels={{
          number: numbers.length > 0 ? mailSubscription.anotherNumber : mailSubscription.numberLabel,
          numberHint: messages.numberHint,
          language: messages.language,
        }}
      />
      <p className={fields.hint}>{messages.stored}</p>
      <div className={styles.actions}>
        <button type="button" value="save" className={control.button}>
          {subscription ? messages.save : messages.turnOn}
        </button>
        {subscription && (
          <button type="button" value="delete" className={control.outline}>
            {messages.delete}
          </button>
        )}
      </div>
    </form>
  );
}
