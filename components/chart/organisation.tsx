import type { Messages } from '@/content/messages';
import type { Unit } from '@/content/pages/chart';
import type { ChartNode } from '@/lib/chart/layout';
import type { Locale } from '@/lib/locale';
import { Section } from '../ui/section';
import { ChartDrawing } from './chart-drawing';
import { ChartList } from './chart-list';
import styles from './organisation.module.css';
import { ZoomFrame } from './zoom-frame';

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
