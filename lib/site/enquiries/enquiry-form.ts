import {
  type EnquiryKind,
  enquiryKinds,
  maxAddressLength,
  maxNameLength,
  maxPhoneLength,
  maxTextLength,
} from '#campus-api/records/enquiry/enquiry.ts';
import { isLocale, type Locale } from '#content/locale.ts';

/** The values of the form, as they are shown again. */
export interface EnquiryValues {
  kind: EnquiryKind;
  text: string;
  name: string;
  email: string;
  phone: string;
}

/** The error of a field, as a message key of the form. */
type FieldProblem = 'textMissing' | 'textLong' | 'nameLong' | 'emailWrong' | 'phoneWrong';
export interface EnquiryProblem {
  field: 'text' | 'name' | 'email' | 'phone';
  problem: FieldProblem;
}

export interface SentEnquiryForm {
  locale: Locale;
  values: EnquiryValues;
  problems: EnquiryProblem[];
  stamp: string;
  /** The hidden field was filled in (honeypot). */
  isTrapped: boolean;
}

export const noEnquiry: EnquiryValues = { kind: 'question', text: '', name: '', email: '', phone: '' };

/** A single line without control characters, which is safe in a mail header. */
export const line = (value: string) =>
  value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

const lines = (value: string) =>
  value
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]+/gu, '')
    .trim();

/** A single address; quoted and unusual forms are rejected. */
export const emailPattern =
  /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/;
const phonePattern = /^[+\d०-९][\d०-९ ()-]{5,38}$/;

export function readEnquiryForm(body: string): SentEnquiryForm {
  const fields = new URLSearchParams(body);
  const read = (name: string) => (fields.get(name) ?? '').toWellFormed();
  const kind = enquiryKinds.find((one) => one === read('kind')) ?? 'question';
  const locale = read('locale');
  const values = {
    kind,
    text: lines(read('text')),
    name: line(read('name')),
    email: line(read('email')),
    phone: line(read('phone')),
  };
  return {
    locale: isLocale(locale) ? locale : 'en',
    values,
    problems: problemsOf(values),
    stamp: read('stamp'),
    isTrapped: read('website') !== '',
  };
}

function problemsOf({ text, name, email, phone }: EnquiryValues): EnquiryProblem[] {
  const problems: EnquiryProblem[] = [];
  if (!/[\p{L}\p{N}]/u.test(text)) problems.push({ field: 'text', problem: 'textMissing' });
  if (text.length > maxTextLength) problems.push({ field: 'text', problem: 'textLong' });
  if (name.length > maxNameLength) problems.push({ field: 'name', problem: 'nameLong' });
  if (email !== '' && (email.length > maxAddressLength || !emailPattern.test(email)))
    problems.push({ field: 'email', problem: 'emailWrong' });
  if (phone !== '' && (phone.length > maxPhoneLength || !phonePattern.test(phone)))
    problems.push({ field: 'phone', problem: 'phoneWrong' });
  return problems;
}
