import { maxAddressLength } from '#campus-api/records/enquiry/enquiry.ts';
import { messagesIn } from '#content/messages/index.ts';
import { FOLLOW_FORM } from '#lib/platform/routes/paths.ts';
import type { FollowReason } from '#lib/site/mail-subscriptions/request-subscription.ts';
import type { FollowValues } from '#lib/site/mail-subscriptions/subscription-form.ts';
import control from '../../ui/control.module.css';
import fields from '../../ui/form.module.css';
import { ChoiceFields, type FieldsProps, ProblemList, problemOf } from './choice-fields.tsx';

interface FollowFormProps extends FieldsProps {
  values: FollowValues;
  stamp: string;
  /** Why the form was not accepted. */
  reason?: FollowReason | undefined;
}

/** An ordinary form that works without scripts. */
export function FollowForm({ stamp, reason, ...props }: FollowFormProps) {
  const { locale, values, problems } = props;
  const { mailSubscription: messages } = messagesIn(locale);
  const email = problemOf(props, 'email');
  return (
    <form method="post" action={FOLLOW_FORM} className={fields.form}>
      {reason && (
        <ProblemList
          locale={locale}
          problems={problems}
          reason={reason === 'off' ? messages.off : messages.again[reason]}
        />
      )}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="stamp" value={stamp} />
      <div className={fields.field}>
        <label htmlFor="email">{messages.email}</label>
        {email.element}
        <input
          id="email"
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={maxAddressLength}
          className={control.input}
          defaultValue={values.email}
          {...email.attributes}
        />
      </div>
      <ChoiceFields
        {...props}
        frequency={values.frequency}
        labels={{ number: messages.numberLabel, numberHint: messages.numberHint, language: messages.language }}
      />
      <div className={fields.honeypot} aria-hidden="true">
        <label htmlFor="website">{messages.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={fields.hint}>{messages.stored}</p>
      <button type="submit" className={control.button}>
        {messages.send}
      </button>
    </form>
  );
}
