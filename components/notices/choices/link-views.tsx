import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { FOLLOW_CHANGE } from '#lib/platform/routes/paths.ts';
import type { FollowView } from '#lib/site/mail-subscriptions/view.ts';
import { describeChoices } from '#lib/site/notifications/choices/describe-choices.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import control from '../../ui/control.module.css';
import fields from '../../ui/form.module.css';
import { ChoiceFields, dayOf, NumberList, ProblemList } from './choice-fields.tsx';
import styles from './choices.module.css';

type ViewOf<Kind extends FollowView['kind']> = Extract<FollowView, { kind: Kind }>;

function LinkFields({ locale, link }: { locale: Locale; link: string }) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="key" value={link} />
    </>
  );
}

/** A request with buttons to confirm and to delete it: opening the link of a mail confirms nothing, as programs open it too. */
export function ConfirmView({ locale, view }: { locale: Locale; view: ViewOf<'confirm'> }) {
  const { mailSubscription: messages } = messagesIn(locale);
  const { email, departments, words, numbers, frequency } = view.request;
  const choices = describeChoices({ departments, words, hasNumber: numbers.length > 0 }, view.categories, locale);
  return (
    <section className={styles.panel} aria-labelledby="confirm">
      <h2 id="confirm">{messages.confirm.title}</h2>
      <p>{fillIn(messages.confirm.text, { email }, locale)}</p>
      <ul>
        {[...choices, messages.frequencies[frequency]].map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
      <form method="post" action={FOLLOW_CHANGE} className={styles.actions}>
        <LinkFields locale={locale} link={view.link} />
        <button type="submit" name="action" value="confirm" className={control.button}>
          {messages.confirm.button}
        </button>
        <button type="submit" name="action" value="delete" className={control.outline}>
          {messages.confirm.notMe}
        </button>
      </form>
    </section>
  );
}

/** One button that ends a subscription. */
export function EndView({ locale, view }: { locale: Locale; view: ViewOf<'end'> }) {
  const { mailSubscription: messages } = messagesIn(locale);
  return (
    <section className={styles.panel} aria-labelledby="end">
      <h2 id="end">{messages.end.title}</h2>
      <form method="post" action={FOLLOW_CHANGE} className={styles.actions}>
        <LinkFields locale={locale} link={view.link} />
        <button type="submit" name="action" value="delete" className={control.button}>
          {messages.end.button}
        </button>
      </form>
    </section>
  );
}

/** Everything that is stored about a reader, to change and to delete. */
export function MineView({ locale, view }: { locale: Locale; view: ViewOf<'mine'> }) {
  const { mailSubscription: messages } = messagesIn(locale);
  const { subscriber, waiting, done, problems = [], link, categories } = view;
  const { email, departments, words, numbers, frequency, language, since, suspended, rejections } = subscriber;
  const stored = { departments, words: words.join(', '), number: '', language };
  const facts = [
    [messages.email, email],
    [messages.mine.since, dayOf(since, locale)],
    [messages.mine.waiting, formatNumber(waiting, locale)],
    ...(rejections.length > 0 ? [[messages.mine.rejections, formatNumber(rejections.length, locale)]] : []),
  ];
  return (
    <>
      {done && (
        <p role="status" className={fields.message}>
          {messages.done[done]}
        </p>
      )}
      <section className={styles.panel} aria-labelledby="mine">
        <h2 id="mine">{messages.mine.title}</h2>
        <p className={fields.hint}>{messages.mine.all}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {suspended !== null && (
          <p className={fields.alert}>{fillIn(messages.mine.suspended, { date: dayOf(suspended, locale) }, locale)}</p>
        )}
      </section>
      <form method="post" action={FOLLOW_CHANGE} className={fields.form}>
        {problems.length > 0 && <ProblemList locale={locale} problems={problems} reason={messages.again.incomplete} />}
        <LinkFields locale={locale} link={link} />
        <NumberList locale={locale} numbers={numbers} />
        <ChoiceFields
          locale={locale}
          categories={categories}
          values={view.values ?? stored}
          frequency={view.values?.frequency ?? frequency}
          problems={problems}
          labels={{
            number: messages.anotherNumber,
            numberHint: messages.numberHint,
            language: messages.language,
          }}
        />
        <button type="submit" name="action" value="save" className={control.button}>
          {messages.mine.save}
        </button>
      </form>
      <section className={styles.panel} aria-labelledby="delete">
        <h2 id="delete">{messages.mine.deleteTitle}</h2>
        <p>{messages.mine.deleteText}</p>
        <form method="post" action={FOLLOW_CHANGE} className={styles.actions}>
          <LinkFields locale={locale} link={link} />
          <button type="submit" name="action" value="delete" className={control.outline}>
            {messages.mine.delete}
          </button>
        </form>
      </section>
    </>
  );
}
