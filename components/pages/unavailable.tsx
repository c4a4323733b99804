import { currentMessages } from '#lib/i18n/current-locale.ts';
import { Message } from './message.tsx';

/** The page of one record when it can't be told whether there is such a record; read by `attemptPage`, it answers 503. */
export async function Unavailable() {
  const { states } = await currentMessages();
  return (
    <Message heading={states.errorPage}>
      <p>{states.errorPageText}</p>
    </Message>
  );
}
