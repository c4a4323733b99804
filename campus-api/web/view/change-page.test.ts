import { BusyError } from '#campus-api/changes/admin-lock.ts';
import { kinds } from '#campus-api/model/kinds.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { failureProblems } from './change-page.ts';
import { nounText } from './issue-text.ts';

test('a change that waited too long for another one is reported as busy, by the type of its error', () => {
  const view = { messages: allMessagesIn('ne'), language: 'ne', session: null, path: '/' } as const;
  const problems = failureProblems(new BusyError('any text'), {}, view);
  expect(problems).toEqual([{ field: '', text: view.messages.problem.busy }]);
});

test('every kind of row that a change or a back-up deletes has a Nepali name', () => {
  const nouns = Object.values(kinds).flatMap(({ tables }) => Object.values(tables).map(({ noun }) => noun));
  expect(nouns.filter((noun) => !/\p{Script=Devanagari}/u.test(nounText(noun, 'ne')))).toEqual([]);
});
