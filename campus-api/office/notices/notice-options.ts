import type { NoticeForm } from './notice-form.ts';

export const noticeOptions = {
  text: { type: 'string' },
  department: { type: 'string', multiple: true },
  file: { type: 'string', multiple: true },
  date: { type: 'string' },
  'last-date': { type: 'string' },
  'publish-at': { type: 'string' },
} as const;

interface NoticeValues extends Pick<NoticeForm, 'text' | 'department' | 'date'> {
  file?: string[] | undefined;
  'drop-file'?: string[] | undefined;
  'last-date'?: string | undefined;
  'publish-at'?: string | undefined;
}

/** The form that the options of a command fill. */
export function noticeFormOf({ text, department, date, file, ...values }: NoticeValues): NoticeForm {
  return {
    text,
    department,
    date,
    lastDate: values['last-date'],
    publishAt: values['publish-at'],
    file: file?.map((path) => ({ path })),
    dropFile: values['drop-file'],
  };
}
