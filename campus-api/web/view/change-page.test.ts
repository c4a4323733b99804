import { BusyError } from '#campus-api/changes/admin-lock.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { failureProblems } from './change-page.ts';

test('a change that waited too long for another one is reported as busy, by the type of its error', () => {
  const view = { messages: allMessagesIn('ne'), language: 'ne', session: null, path: '/' } as const;
  const problems = failureProblems(new BusyError('any text'), {}, view);
  expect(problems).toEqual([{ field: '', text: view.messages.problem.busy }]);
});
