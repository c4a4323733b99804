import { z } from 'zod';
import { document, name } from './text.ts';

/**
 * Translations of the names that the campus API returns in one language. Several names may have the same meaning; the first of them is shown.
 */
export const translationsSchema = document({ names: z.array(name).max(5000) });
