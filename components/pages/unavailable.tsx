import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { Message } from './message.tsx';

/** The page of a record whose existence cannot be checked; after `attemptPage` the status is 503. */
export async function Unavailable() {
  const { states } = await currentMessages();
  return (
    <Message heading={states.errorPage}>
      <p>{states.errorPageText}</p>
    </Message>
  );
}
