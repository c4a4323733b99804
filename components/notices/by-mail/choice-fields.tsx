import type { Locale } from '#content/locale.ts';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import type { FollowProblem, FollowValues } from '#lib/site/mail-subscriptions/subscription-form.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import control from '../../ui/control.module.css';
import styles from './by-mail.module.css';

export interface FieldsProps {
  locale: Locale;
  categories: readonly NoticeCategory[];
  values: FollowValues;
  problems: readonly FollowProblem[];
}

const languageNames: Readonly<Record<Locale, string>> = { en: 'English', ne: 'नेपाली' };

/** The problem of a field, with the attributes by which its control refers to it. */
export function problemOf(
  { locale, problems }: Pick<FieldsProps, 'locale' | 'problems'>,
  field: FollowProblem['field'],
  hint?: string,
) {
  const { mailSubscription: messages } = messagesIn(locale);
  const match = problems.find((one) => one.field === field);
  const text = match && messages.problems[match.problem];
  const ids = [text && `${field}-problem`, hint].filter(Boolean).join(' ');
  return {
    attributes: { 'aria-invalid': text ? true : undefined, 'aria-describedby': ids || undefined },
    element: text && (
      <span id={`${field}-problem`} className={styles.problem}>
        {text}
      </span>
    ),
  };
}

/** Problems of a form, above it, with links to its fields. */
export function ProblemList({
  locale,
  problems,
  reason,
}: Pick<FieldsProps, 'locale' | 'problems'> & { reason: string }) {
  const { mailSubscription: messages } = messagesIn(locale);
  return (
    <div role="alert" className={styles.alert}>
      <p>{reason}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, problem }) => (
            <li key={field}>
              <a href={`#${field}`}>{messages.problems[problem]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Fields for the choices of a reader: subjects, how often and in which language. `numberLabel`: the label of the field of a new number. */
export function ChoiceFields({ numberLabel, ...props }: FieldsProps & { numberLabel: string }) {
  const { locale, categories, values } = props;
  const { mailSubscription: messages } = messagesIn(locale);
  const chosen = values.departments.map(currentCategory);
  const departments = problemOf(props, 'departments');
  const words = problemOf(props, 'words', 'words-hint');
  const number = problemOf(props, 'number', 'number-hint');
  return (
    <>
      <fieldset id="departments" className={styles.choices} {...departments.attributes}>
        <legend>{messages.departments}</legend>
        {departments.element}
        {categories.map(({ address, heading }) => (
          <label key={address}>
            <input type="checkbox" name="department" value={address} defaultChecked={chosen.includes(address)} />{' '}
            {address === 'all' ? messages.allNotices : heading[locale]}
          </label>
        ))}
      </fieldset>
      <div className={styles.field}>
        <label htmlFor="words">{messages.wordsLabel}</label>
        <span id="words-hint" className={styles.hint}>
          {messages.wordsHint}
        </span>
        {words.element}
        <input id="words" name="words" className={control.input} defaultValue={values.words} {...words.attributes} />
      </div>
      <div className={styles.field}>
        <label htmlFor="number">{numberLabel}</label>
        <span id="number-hint" className={styles.hint}>
          {messages.numberHint}
        </span>
        {number.element}
        <input
          id="number"
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          className={control.input}
          defaultValue={values.number}
          {...number.attributes}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend>{messages.frequency}</legend>
        {(['now', 'weekly'] as const).map((frequency) => (
          <label key={frequency}>
            <input type="radio" name="frequency" value={frequency} defaultChecked={values.frequency === frequency} />{' '}
            {messages.frequencies[frequency]}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{messages.language}</legend>
        {locales.map((language) => (
          <label key={language} lang={language}>
            <input type="radio" name="language" value={language} defaultChecked={values.language === language} />{' '}
            {languageNames[language]}
          </label>
        ))}
      </fieldset>
    </>
  );
}
