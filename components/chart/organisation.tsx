import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { Unit } from '#content/pages/chart.ts';
import { Section } from '../ui/section.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartList } from './chart-list.tsx';
import type { ChartNode } from './layout.ts';
import styles from './organisation.module.css';
import { ZoomFrame } from './zoom-frame.tsx';

function inLocale({ label, units = [] }: Unit, locale: Locale): ChartNode {
  return { label: label[locale], children: units.map((unit) => inLocale(unit, locale)) };
}

/** How the campus is organised: a drawing to look at closely, and the same as a list. */
export function Organisation({ root, locale, messages }: { root: Unit; locale: Locale; messages: Messages }) {
  const node = inLocale(root, locale);
  return (
    <div className={styles.organisation}>
      <ZoomFrame labels={messages.chart}>
        <ChartDrawing root={node} title={messages.chart.drawing} />
      </ZoomFrame>
      <Section id="list" heading={messages.chart.list} locale={locale}>
        <ChartList nodes={[node]} />
      </Section>
    </div>
  );
}
