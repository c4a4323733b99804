import ui from '../ui/ui.module.css';
import { NOW_MS, TODAY } from './examples.ts';
import { FormSpecimens } from './form-specimens.tsx';
import { Foundations } from './foundations.tsx';
import { NoticeSpecimens } from './notice-specimens.tsx';
import { RecordSpecimens } from './record-specimens.tsx';
import styles from './styleguide.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const groups = { foundations: 'Controls', notices: 'Notices', records: 'Cards and tables', forms: 'Forms' };

/** The shared components in their states, with records of `examples.ts`. Only the development server shows it, with the usual layout around it. */
export function Styleguide() {
  return (
    <div className={`${ui.container} ${styles.page}`}>
      {/* Before the page script: today, closing dates and opening hours are those of the examples. */}
      <script>{`Date.now=()=>${NOW_MS}`}</script>
      <div lang="en" className={styles.top}>
        <h1>Components</h1>
        <p>Today is {TODAY} on this page. The link at the top shows it in the other language.</p>
        <nav aria-label="Subjects" className={styles.contents}>
          {Object.entries(groups).map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
      </div>
      <Foundations />
      <NoticeSpecimens />
      <RecordSpecimens />
      <FormSpecimens />
    </div>
  );
}
