import { use } from 'react';
import type { Localized } from '#content/locale.ts';
import type { CharterService } from '#content/site/public-information.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { ContactOfficeShort } from '../contact/office-phone.tsx';
import table from '../study/comparison-table.module.css';
import { LinkedSiteText } from '../text/linked-site-text.tsx';

const columns = ['papers', 'fee', 'time', 'officer'] as const satisfies (keyof CharterService)[];

function Cell({ text }: { text: Localized | null }) {
  return text === null ? <ContactOfficeShort /> : <LinkedSiteText text={text} />;
}

/** The services of the campus: required papers, fee, duration and officer. On a phone each is a card. */
export function CitizenCharter({ services }: { services: readonly CharterService[] }) {
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
        {services.map((line) => (
          <tr key={line.service.en}>
            <th scope="row">
              <LinkedSiteText text={line.service} />
            </th>
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
