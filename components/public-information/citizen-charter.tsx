import { use } from 'react';
import type { Localized } from '#content/locale.ts';
import { type CharterService, publicInformationContent } from '#content/pages/public-information.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { ContactOfficeShort } from '../contact/office-phone.tsx';
import table from '../study/comparison-table.module.css';

const columns = ['papers', 'fee', 'time', 'officer'] as const satisfies (keyof CharterService)[];

function Cell({ text }: { text: Localized | null }) {
  const locale = use(currentLocale());
  return text === null ? <ContactOfficeShort /> : text[locale];
}

/** The services of the campus: required papers, fee, duration and officer. On a phone each is a card. */
export function CitizenCharter() {
  const locale = use(currentLocale());
  const { publicInformation: messages } = use(currentMessages());
  return (
    <table aria-label={messages.charter} className={table.table}>
      <thead>
        <tr>
          {(['service', ...columns] as const).map((name) => (
            <th key={name} scope="col">
              {messages[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {publicInformationContent.charter.map((line) => (
          <tr key={line.service.en}>
            <th scope="row">{line.service[locale]}</th>
            {columns.map((name) => (
              <td key={name} data-label={messages[name]}>
                <Cell text={line[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
