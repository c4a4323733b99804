import { z } from 'zod';
import { document, text } from './text.ts';

/** An office or body of the campus with its subordinate units. */
const unit = z
  .strictObject({
    label: text(120),
    get units() {
      return z.array(unit).max(60).optional();
    },
  })
  .meta({ id: 'SiteUnit' });

/** The organisation of the campus, the source of both the chart and the list. */
export const chartSchema = document({ root: unit });

export type Unit = z.output<typeof unit>;
