import { z } from 'zod';
import { fixedCategories, isFixedCategory, reservedCategories } from '../routes.ts';
import { description, document, text } from './text.ts';

/** Kinds of lists: vacancies and tenders are grouped into open, closed and decided ones. */
export const categoryKinds = ['general', 'vacancies', 'tenders'] as const;
export type CategoryKind = (typeof categoryKinds)[number];

const MAX_CATEGORIES = 20;

const reserved: ReadonlySet<string> = new Set(reservedCategories);

/** Addresses are compared without hyphens, like typed addresses. */
const spellingOf = (address: string) => address.replaceAll('-', '');

const category = z.strictObject({
  name: text(60),
  /** The end of the address of its list, `/notice/vacancies`. */
  address: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not an address, like vacancies'),
  /** The heading of its list; by default its name. */
  heading: text(120).optional(),
  description: description().optional(),
  /** How its list is shown; by default in the order of publication. */
  kind: z.enum(categoryKinds).optional(),
  /** The id that the campus API gives it. */
  id: z.int().min(1).max(999_999),
});

type CategoryEntry = z.output<typeof category>;

/** The categories of notices in the order of the navigation. Those of the specification are among them, with their ids and addresses. */
export const noticeCategoriesSchema = document({ categories: z.array(category).max(MAX_CATEGORIES) }).superRefine(
  ({ categories }, context) => {
    for (const [index, entry] of categories.entries()) {
      const earlier = categories.slice(0, index);
      for (const [field, message] of Object.entries(faultsOf(entry, earlier)))
        context.addIssue({ code: 'custom', path: ['categories', index, field], message });
    }
    const addresses = new Set(categories.map(({ address }) => address));
    if (Object.keys(fixedCategories).some((address) => !addresses.has(address)))
      context.addIssue({ code: 'custom', path: ['categories'], message: 'lacks a category that every campus has' });
  },
);

/** Messages by field. */
function faultsOf(
  { id, address, kind = 'general' }: CategoryEntry,
  earlier: readonly CategoryEntry[],
): Record<string, string> {
  const ofId = Object.entries(fixedCategories).find(([, fixed]) => fixed === id)?.[0];
  if (ofId !== undefined && ofId !== address) return { address: 'is the address of a category that never changes' };
  if (isFixedCategory(address) && ofId === undefined) return { id: 'is the id of a category that never changes' };
  if (ofId !== undefined && kind !== 'general') return { kind: 'is the kind of a category that never changes' };
  if (reserved.has(spellingOf(address))) return { address: 'is the address of another page of notices' };
  return {
    ...(earlier.some((other) => other.id === id) && { id: 'is the id of another category' }),
    ...(earlier.some((other) => spellingOf(other.address) === spellingOf(address)) && {
      address: 'is the address of another category',
    }),
  };
}

export type NoticeCategories = z.output<typeof noticeCategoriesSchema>;
