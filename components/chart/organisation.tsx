import { use } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Unit } from '#content/site/chart.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { PhoneFold } from '../ui/phone-fold.tsx';
import { Section } from '../ui/section.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartList } from './chart-list.tsx';
import type { ChartNode } from './layout.ts';
import styles from './organisation.module.css';
import { ZoomFrame } from './zoom-frame.tsx';

function inLocale({ label, units = [] }: Unit, locale: Locale): ChartNode {
  const lang = otherLanguageOf(label, locale);
  return { label: label[locale], lang, children: units.map((unit) => inLocale(unit, locale)) };
}

/** The organisation of the campus: a drawing that can be enlarged, and the same content as a list. */
export function Organisation({ root }: { root: Unit }) {
  const locale = use(currentLocale());
  const { chart } = use(currentMessages());
  const node = inLocale(root, locale);
  return (
    <div className={styles.organisation}>
      <PhoneFold summary={chart.asDrawing}>
        <ZoomFrame>
          <ChartDrawing root={node} title={chart.drawing} />
        </ZoomFrame>
      </PhoneFold>
      <Section id="list" heading={chart.list}>
        <ChartList nodes={[node]} />
      </Section>
    </div>
  );
}
