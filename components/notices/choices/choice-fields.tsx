import type { ComponentProps } from 'react';
import type { Locale } from '#content/locale.ts';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { FollowProblem, FollowValues } from '#lib/site/mail-subscriptions/subscription-form.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import type { FollowedNumber } from '#lib/site/notifications/choices/choices.ts';
import type { ChoiceValues } from '#lib/site/notifications/choices/choices-form.ts';
import { formatDay, nepalDate } from '#packages/nepali/calendar/index.ts';
import control from '../../ui/control.module.css';
import fields from '../../ui/form.module.css';
import styles from './choices.module.css';

export interface FieldsProps {
  locale: Locale;
  categories: readonly NoticeCategory[];
  values: ChoiceValues;
  problems: readonly FollowProblem[];
  /** Prefix of the ids of the fields, where a page has two forms. */
  prefix?: string;
}

const languageNames: Readonly<Record<Locale, string>> = { en: 'English', ne: 'नेपाली' };

/** The problem of a field, with the attributes by which its control refers to it. */
export function problemOf(
  { locale, problems, prefix = '' }: Pick<FieldsProps, 'locale' | 'problems' | 'prefix'>,
  field: FollowProblem['field'],
  hint?: string,
) {
  const { mailSubscription: messages } = messagesIn(locale);
  const match = problems.find((one) => one.field === field);
  const text = match && messages.problems[match.problem];
  const id = `${prefix}${field}-problem`;
  const ids = [text && id, hint].filter(Boolean).join(' ');
  return {
    attributes: { 'aria-invalid': text ? true : undefined, 'aria-describedby': ids || undefined },
    element: text && (
      <span id={id} className={fields.problem}>
        {text}
      </span>
    ),
  };
}

/** Problems of a form, above it, with links to its fields. */
export function ProblemList({
  locale,
  problems,
  prefix = '',
  reason,
}: Pick<FieldsProps, 'locale' | 'problems' | 'prefix'> & { reason: string }) {
  const { mailSubscription: messages } = messagesIn(locale);
  return (
    <div role="alert" tabIndex={-1} className={fields.alert}>
      <p>{reason}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, problem }) => (
            <li key={field}>
              <a href={`#${prefix}${field}`}>{messages.problems[problem]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TextChoiceProps extends ComponentProps<'input'> {
  name: 'words' | 'number';
  label: string;
  hint: string;
  /** The form. */
  of: FieldsProps;
}

function TextChoice({ name, label, hint, of, ...input }: TextChoiceProps) {
  const id = `${of.prefix ?? ''}${name}`;
  const problem = problemOf(of, name, `${id}-hint`);
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-hint`} className={fields.hint}>
        {hint}
      </span>
      {problem.element}
      <input
        id={id}
        name={name}
        {...input}
        className={control.input}
        defaultValue={of.values[name]}
        {...problem.attributes}
      />
    </div>
  );
}

interface ChoiceFieldsProps extends FieldsProps {
  /** The labels of the field of a new number, and of the languages. */
  labels: Readonly<Record<'number' | 'numberHint' | 'language', string>>;
  /** How often; without it, it cannot be chosen. */
  frequency?: FollowValues['frequency'];
}

/** Fields for the choices of a reader: subjects, how often and in which language. */
export function ChoiceFields({ labels, frequency: chosenFrequency, ...props }: ChoiceFieldsProps) {
  const { locale, categories, values, prefix = '' } = props;
  const { mailSubscription: messages } = messagesIn(locale);
  const chosen = values.departments.map(currentCategory);
  const departments = problemOf(props, 'departments');
  const texts = ['words', 'number'] as const;
  const isOpen = texts.some((name) => values[name] || props.problems.some(({ field }) => field === name));
  return (
    <>
      <fieldset id={`${prefix}departments`} className={fields.choices} {...departments.attributes}>
        <legend>{messages.departments}</legend>
        {departments.element}
        {categories.map(({ address, heading }) => (
          <label key={address}>
            <input type="checkbox" name="department" value={address} defaultChecked={chosen.includes(address)} />{' '}
            {address === 'all' ? messages.allNotices : heading[locale]}
          </label>
        ))}
      </fieldset>
      {chosenFrequency !== undefined && (
        <fieldset className={fields.choices}>
          <legend>{messages.frequency}</legend>
          {(['now', 'weekly'] as const).map((frequency) => (
            <label key={frequency}>
              <input type="radio" name="frequency" value={frequency} defaultChecked={chosenFrequency === frequency} />{' '}
              {messages.frequencies[frequency]}
            </label>
          ))}
        </fieldset>
      )}
      <details open={isOpen} className={styles.fold}>
        <summary>{messages.more}</summary>
        <div className={fields.form}>
          <TextChoice name="words" label={messages.wordsLabel} hint={messages.wordsHint} of={props} />
          <TextChoice
            name="number"
            label={labels.number}
            hint={labels.numberHint}
            of={props}
            inputMode="numeric"
            autoComplete="off"
            maxLength={60}
          />
          <fieldset className={fields.choices}>
            <legend>{labels.language}</legend>
            {locales.map((language) => (
              <label key={language} lang={language}>
                <input type="radio" name="language" value={language} defaultChecked={values.language === language} />{' '}
                {languageNames[language]}
              </label>
            ))}
          </fieldset>
        </div>
      </details>
    </>
  );
}

/** The numbers that a reader follows, each with a box to delete it. */
export function NumberList({
  locale,
  numbers,
  removed = [],
}: {
  locale: Locale;
  numbers: readonly FollowedNumber[];
  removed?: readonly string[];
}) {
  const { mailSubscription: messages } = messagesIn(locale);
  if (numbers.length === 0) return null;
  return (
    <fieldset className={fields.choices}>
      <legend>{messages.mine.numbers}</legend>
      {numbers.map(({ digest, added }) => (
        <label key={digest}>
          <input type="checkbox" name="remove" value={added} defaultChecked={removed.includes(String(added))} />{' '}
          {fillIn(messages.mine.number, { date: dayOf(added, locale) }, locale)}
        </label>
      ))}
    </fieldset>
  );
}

/** The day of a time in epoch milliseconds. */
export const dayOf = (time: number, locale: Locale): string => formatDay(nepalDate(new Date(time)), locale);
