import { maxAddressLength } from '#campus-api/records/enquiry/enquiry.ts';
import type { Locale } from '#content/locale.ts';
import { emailPattern } from '#lib/site/enquiries/enquiry-form.ts';
import {
  type ChoiceProblem,
  type ChoicesForm,
  type ChoiceValues,
  readChoices,
  readField,
} from '#lib/site/notifications/choices/choices-form.ts';

/** The values of the form, as they are shown again. */
export interface FollowValues extends ChoiceValues {
  email: string;
  frequency: 'now' | 'weekly';
}

/** The error of a field, as a message key. */
export type FollowProblem = ChoiceProblem | { field: 'email'; problem: 'emailMissing' | 'emailWrong' };

/** A form with its values, and what was read from them. */
export interface FollowForm extends Omit<ChoicesForm, 'values' | 'problems'> {
  values: FollowValues;
  problems: FollowProblem[];
}

export const noValues = (language: Locale): FollowValues => ({
  email: '',
  departments: [],
  words: '',
  number: '',
  frequency: 'now',
  language,
});

function emailProblem(email: string): FollowProblem | null {
  if (email === '') return { field: 'email', problem: 'emailMissing' };
  const isAddress = email.length <= maxAddressLength && emailPattern.test(email);
  return isAddress ? null : { field: 'email', problem: 'emailWrong' };
}

/** Reads the fields of a form with choices; `hasEmail`: whether the form has a field for the address. */
export function readFollowForm(fields: URLSearchParams, { hasEmail }: { hasEmail: boolean }): FollowForm {
  const choices = readChoices(fields);
  const email = hasEmail ? readField(fields, 'email').slice(0, 2 * maxAddressLength) : '';
  const problem = hasEmail ? emailProblem(email) : null;
  return {
    ...choices,
    values: { ...choices.values, email, frequency: readField(fields, 'frequency') === 'weekly' ? 'weekly' : 'now' },
    problems: [...(problem ? [problem] : []), ...choices.problems],
  };
}
