import { PushChoicesForm } from '#components/notices/choices/push-choices.tsx';
import { messagesIn } from '#content/messages/index.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { handlePushChoices } from '#lib/site/notifications/handle-choices.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';
import { renderFragment } from './render.ts';

/** Handles the form of notifications. Returns its new content, a message about it, and what is stored, as JSON for its script. */
export const handlePushForm = refusing(async (request) => {
  const choices = await handlePushChoices(request);
  const { locale, status, done, subscription } = choices;
  const html = await renderFragment(
    <PushChoicesForm locale={locale} categories={await readCategories()} choices={choices} />,
  );
  const message = done === null ? '' : messagesIn(locale).pushChoices[done];
  const stored = subscription && {
    departments: subscription.departments,
    words: subscription.words,
    numbers: subscription.numbers,
    language: subscription.language,
  };
  return Response.json({ html, message, stored }, { status, headers: { 'Cache-Control': 'private, no-store' } });
});
