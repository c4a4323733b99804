import type { View } from '#campus-api/web/view/layout.ts';
import { productNames } from '#content/messages/layout.ts';
import { committeeFields } from './committee.ts';
import type { CommitteePage } from './read-committees.ts';

/** The pages of the committees that the site requests by their ids. */
const addresses: Readonly<Record<CommitteePage, string>> = {
  chief: '/chiefMessage',
  teachers: '/teachersAssociation',
  employees: '/employeeAssociation',
};

const isCommitteePage = (name: string): name is CommitteePage => Object.hasOwn(addresses, name);

/** The name of a page with committees, by its address or the name of its committees; that for none for null. */
export function pageLabel(page: string | null, { language }: Pick<View, 'language'>): string {
  if (page === null) return committeeFields.page.entry.none?.[language] ?? '';
  const address = isCommitteePage(page) ? addresses[page] : page;
  return productNames.get(address)?.[language] ?? address;
}
