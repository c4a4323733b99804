import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { noEnquiry } from '#lib/site/enquiries/enquiry-form.ts';
import { ConversionResult } from '../calendar/conversion-result.tsx';
import { ConverterForm } from '../calendar/converter-form.tsx';
import { NumberSearchResult } from '../documents/number-result.tsx';
import { FindNumber } from '../home/find-number.tsx';
import { PageFeedback } from '../pages/page-feedback.tsx';
import { PeopleFilter } from '../people/people-filter.tsx';
import { PlainLogin } from '../qaa/plain-login.tsx';
import { SearchField } from '../site-search/search-field.tsx';
import { ChooseProgrammes } from '../study/choose-programmes.tsx';
import dialog from '../ui/dialog.module.css';
import { Failure } from '../ui/failure.tsx';
import { WriteForm } from '../write/write-form.tsx';
import { level, texts } from './examples.ts';
import { Group, Specimen } from './specimen.tsx';

/** Forms, their errors, and messages. */
export function FormSpecimens() {
  const locale = use(currentLocale());
  const messages = use(currentMessages());
  return (
    <Group id="forms" heading="Forms and messages">
      <Specimen name="Search of the site">
        <SearchField query={texts.usual} locale={locale} />
      </Specimen>
      <Specimen name="Find my number on Home">
        <FindNumber />
      </Specimen>
      <Specimen name="Number in a document: not a number">
        <NumberSearchResult
          notice={{ id: '1', description: texts.long }}
          request={{ kind: 'none', typed: texts.unbroken }}
          results={[]}
          locale={locale}
        />
      </Specimen>
      <Specimen name="Conversion of a date: result, error">
        <ConverterForm request={{ from: 'bs', date: '2083-14-40' }} locale={locale}>
          <ConversionResult converted="none" locale={locale} />
        </ConverterForm>
      </Specimen>
      <Specimen name="Choice of programmes, one of them chosen">
        <ChooseProgrammes levels={[level]} chosen={['csit']} locale={locale} />
      </Specimen>
      <Specimen name="Search of people">
        <PeopleFilter isFolded>{null}</PeopleFilter>
      </Specimen>
      <Specimen name="Letter with errors">
        <WriteForm
          messages={messages.write}
          locale={locale}
          by="admin"
          stamp=""
          values={{ ...noEnquiry, email: texts.unbroken }}
          again="incomplete"
          problems={[
            { field: 'text', problem: 'textMissing' },
            { field: 'email', problem: 'emailWrong' },
          ]}
        />
      </Specimen>
      <Specimen name="Login: logins cannot be checked">
        <PlainLogin note={{ note: 'unavailable', message: '', wait: 0 }} hasEnded={false} locale={locale} />
      </Specimen>
      <Specimen name="Feedback">
        <PageFeedback />
      </Specimen>
      <Specimen name="Content that is not available; content that is not written yet">
        <Failure />
        <p>{messages.states.comingSoon}</p>
      </Specimen>
      <Specimen name="Dialog">
        <dialog open aria-label={texts.short} className={dialog.dialog} style={{ position: 'static' }}>
          <p>{texts.long}</p>
        </dialog>
      </Specimen>
    </Group>
  );
}
