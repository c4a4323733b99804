import {
  enquiryDays,
  enquiryKinds,
  maxAddressLength,
  maxNameLength,
  maxPhoneLength,
} from '#campus-api/records/enquiry/enquiry.ts';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { WRITE_FORM } from '#lib/platform/routes/paths.ts';
import type { EnquiryProblem, EnquiryValues } from '#lib/site/enquiries/enquiry-form.ts';
import type { UnsentReason } from '#lib/site/enquiries/receive-enquiry.ts';
import control from '../ui/control.module.css';
import fields from '../ui/form.module.css';

interface WriteFormProps {
  messages: Messages['write'];
  locale: Locale;
  /** The recipient; null where messages are no longer accepted. */
  by: 'admin' | 'mail' | null;
  stamp: string;
  values: EnquiryValues;
  /** Why the form was not accepted. */
  again?: UnsentReason;
  problems?: readonly EnquiryProblem[];
}

const contactFields = [
  { name: 'name', autoComplete: 'name', maxLength: maxNameLength },
  { name: 'email', autoComplete: 'email', maxLength: maxAddressLength, type: 'email' },
  { name: 'phone', autoComplete: 'tel', maxLength: maxPhoneLength, type: 'tel' },
] as const;

/** An ordinary form that works without scripts. Errors are listed above it and beside each field. */
export function WriteForm({ messages, locale, by, stamp, values, again, problems = [] }: WriteFormProps) {
  const problemOf = (field: EnquiryProblem['field']) => {
    const match = problems.find((one) => one.field === field);
    return match && messages.problems[match.problem];
  };
  const describe = (field: EnquiryProblem['field'], hint?: string) => ({
    'aria-invalid': problemOf(field) ? true : undefined,
    'aria-describedby': [problemOf(field) && `${field}-problem`, hint].filter(Boolean).join(' ') || undefined,
  });
  const problem = (field: EnquiryProblem['field']) =>
    problemOf(field) && (
      <span id={`${field}-problem`} className={fields.problem}>
        {problemOf(field)}
      </span>
    );
  return (
    <form method="post" action={WRITE_FORM} className={fields.form}>
      {again && (
        <div role="alert" className={fields.alert}>
          <p>{messages.again[again]}</p>
          {problems.length > 0 && (
            <ul>
              {problems.map((one) => (
                <li key={one.field}>
                  <a href={`#${one.field}`}>{messages.problems[one.problem]}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="stamp" value={stamp} />
      <fieldset className={fields.choices}>
        <legend>{messages.kind}</legend>
        {enquiryKinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={values.kind === kind} /> {messages.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <div className={fields.field}>
        <label htmlFor="text">{messages.text}</label>
        <span id="text-hint" className={fields.hint}>
          {messages.textHint}
        </span>
        {problem('text')}
        <textarea
          id="text"
          name="text"
          rows={8}
          required
          className={control.input}
          defaultValue={values.text}
          {...describe('text', 'text-hint')}
        />
      </div>
      <fieldset className={fields.group} aria-describedby="reach-hint">
        <legend>{messages.contactFields}</legend>
        <p id="reach-hint" className={fields.hint}>
          {messages.contactFieldsHint}
        </p>
        {contactFields.map(({ name, ...input }) => (
          <div key={name} className={fields.field}>
            <label htmlFor={name}>{messages[name]}</label>
            {problem(name)}
            <input
              id={name}
              name={name}
              className={control.input}
              defaultValue={values[name]}
              {...input}
              {...describe(name)}
            />
          </div>
        ))}
      </fieldset>
      <div className={fields.honeypot} aria-hidden="true">
        <label htmlFor="website">{messages.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {by && (
        <>
          <p className={fields.hint}>
            {by === 'mail' ? messages.storedByMail : fillIn(messages.storedByOffice, { days: enquiryDays }, locale)}
          </p>
          <button type="submit" className={control.button}>
            {messages.send}
          </button>
        </>
      )}
    </form>
  );
}
