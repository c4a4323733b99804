import type { ReactNode } from 'react';
import { levelNames } from '#content/levels.ts';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { FIND_PROGRAMME, localPath } from '#lib/platform/routes/paths.ts';
import { type ProgrammeWishes, wishesOf } from '#lib/site/site-content/find-programmes.ts';
import type { ProgrammeCatalogue } from '#lib/site/site-content/programmes.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import control from '../ui/control.module.css';
import { PhoneFold } from '../ui/phone-fold.tsx';
import styles from './programme-finder.module.css';

interface ChoiceProps {
  name: keyof ProgrammeWishes;
  label: string;
  any: string;
  chosen: string | number | null | undefined;
  options: readonly { value: string | number; text: string; lang?: string | undefined }[];
}

/** A list to choose one value of; nothing where all programmes have the same. */
function Choice({ name, label, any, chosen, options }: ChoiceProps): ReactNode {
  if (options.length < (name === 'fee' ? 1 : 2)) return null;
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''} className={control.input}>
        <option value="">{any}</option>
        {options.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ProgrammeFinderProps {
  catalogue: ProgrammeCatalogue;
  wishes?: ProgrammeWishes;
  locale: Locale;
}

/** A plain form that finds programmes by level, faculty, shift and fee. */
export function ProgrammeFinder({ catalogue, wishes, locale }: ProgrammeFinderProps) {
  const { study } = messagesIn(locale);
  const { finder } = study;
  const { level, faculty, shift, fee } = wishesOf(catalogue);
  if (catalogue.levels.flatMap(({ programmes }) => programmes).length < 2) return null;
  return (
    <PhoneFold summary={finder.title} isOpen={wishes !== undefined}>
      <form action={localPath(FIND_PROGRAMME, locale)} className={styles.finder}>
        <Choice
          {...{ name: 'level', label: study.level, any: finder.any, chosen: wishes?.level }}
          options={level.map((id) => ({ value: id, text: levelNames[id][locale] }))}
        />
        <Choice
          {...{ name: 'faculty', label: study.faculty, any: finder.any, chosen: wishes?.faculty }}
          options={faculty.map(([id, name]) => ({
            value: id,
            text: name[locale],
            lang: otherLanguageOf(name, locale) ?? undefined,
          }))}
        />
        <Choice
          {...{ name: 'shift', label: study.shift, any: finder.any, chosen: wishes?.shift }}
          options={shift.map((id) => ({ value: id, text: study.shifts[id] }))}
        />
        <Choice
          {...{ name: 'fee', label: study.firstYearFee, any: finder.any, chosen: wishes?.fee }}
          options={fee.map((step) => ({
            value: step,
            text: fillIn(finder.upTo, { amount: formatNumber(step, locale) }, locale),
          }))}
        />
        <button type="submit" className={control.button}>
          {finder.button}
        </button>
      </form>
    </PhoneFold>
  );
}
