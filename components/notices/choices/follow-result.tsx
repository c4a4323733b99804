import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { FOLLOW, localPath } from '#lib/platform/routes/paths.ts';
import { makeStamp } from '#lib/site/enquiries/form-stamp.ts';
import type { UnsentSubscription } from '#lib/site/mail-subscriptions/request-subscription.ts';
import { noValues } from '#lib/site/mail-subscriptions/subscription-form.ts';
import type { FollowView } from '#lib/site/mail-subscriptions/view.ts';
import fields from '../../ui/form.module.css';
import styles from './choices.module.css';
import { FollowForm } from './follow-form.tsx';
import { ConfirmView, EndView, MineView } from './link-views.tsx';
import { PUSH_SECTION, PushChoicesSection } from './push-choices.tsx';

interface FollowFragmentProps {
  locale: Locale;
  view: FollowView;
  /** Addresses of the categories that are ticked at first. */
  departments?: string[];
  /** A form that was not accepted. */
  rejected?: UnsentSubscription;
}

/** The fragment of the page: the form, its result, or what the link of a mail shows. */
export function FollowFragment({ locale, view, departments = [], rejected }: FollowFragmentProps) {
  const { mailSubscription: messages } = messagesIn(locale);
  switch (view.kind) {
    case 'form':
      return <Form locale={locale} view={view} departments={departments} {...(rejected && { rejected })} />;
    case 'sent':
      return (
        <section className={styles.panel} role="status" aria-labelledby="sent">
          <h2 id="sent">{messages.sent.title}</h2>
          <p>{messages.sent.text}</p>
        </section>
      );
    case 'off':
      return (
        <>
          <PushChoicesSection locale={locale} categories={view.categories} departments={departments} />
          <p className={fields.hint}>{messages.off}</p>
        </>
      );
    case 'confirm':
      return <ConfirmView locale={locale} view={view} />;
    case 'mine':
      return <MineView locale={locale} view={view} />;
    case 'end':
      return <EndView locale={locale} view={view} />;
    default:
      return (
        <div role="status" className={fields.message}>
          <p>{messages.done[view.kind]}</p>
          <p>
            <a href={localPath(FOLLOW, locale)}>{messages.form}</a>
          </p>
        </div>
      );
  }
}

function Form({ locale, view, departments, rejected }: FollowFragmentProps & { departments: string[] }) {
  const { mailSubscription: messages, pushChoices } = messagesIn(locale);
  return (
    <>
      <p className={styles.scripted}>
        <a href={`#${PUSH_SECTION}`} className={styles.jump}>
          {pushChoices.title}
        </a>
      </p>
      <section className={fields.form} aria-labelledby="by-email">
        <h2 id="by-email">{messages.byEmail}</h2>
        <p>{messages.lead}</p>
        <FollowForm
          locale={locale}
          categories={view.categories}
          stamp={makeStamp()}
          values={rejected?.values ?? { ...noValues(locale), departments }}
          problems={rejected?.problems ?? []}
          reason={rejected?.reason}
        />
      </section>
      <PushChoicesSection locale={locale} categories={view.categories} departments={departments} />
    </>
  );
}
