import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inBothCalendars } from '#packages/nepali/calendar/index.ts';
import { DownloadIcon } from '../files/download-icon.tsx';
import { taskIcons } from '../home/task-icons.ts';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { SideNav } from '../pages/side-nav.tsx';
import { CarouselControls } from '../pictures/carousel-controls.tsx';
import { DateTile } from '../text/date-tile.tsx';
import { DualDate } from '../text/dual-date.tsx';
import { LanguageChip } from '../text/language-chip.tsx';
import { MarkedText } from '../text/marked-text.tsx';
import { OtherLanguage } from '../text/other-language.tsx';
import { PhoneNumbers } from '../text/phone-link.tsx';
import { Timestamp } from '../text/timestamp.tsx';
import chip from '../ui/chip.module.css';
import control from '../ui/control.module.css';
import { Pagination } from '../ui/pagination.tsx';
import { Section } from '../ui/section.tsx';
import { NOW_MS, TODAY, texts } from './examples.ts';
import { Group, Specimen } from './specimen.tsx';
import styles from './styleguide.module.css';

const colours = [
  ...['ground', 'surface', 'sunken', 'ink', 'ink-soft', 'line', 'control-line', 'blue', 'blue-ground', 'on-blue'],
  ...[
    'crimson',
    'crimson-ground',
    'crimson-wash',
    'flag-blue',
    'flag-green',
    'flag-gold',
    'mark',
    'focus',
    'focus-halo',
  ],
];
const sizes = ['small', 'medium', 'large', 'h2', 'h1'] as const;
const icons = Object.entries(taskIcons);

/** Colours, sizes of text, icons, links and controls. */
export function Foundations() {
  return (
    <Group id="foundations" heading="Colours, text and controls">
      <Specimen name="Colours">
        <ul className={styles.row}>
          {colours.map((colour) => (
            <li key={colour} lang="en" className={styles.swatch}>
              <span style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Sizes of text">
        {sizes.map((size) => (
          <p key={size} className={styles[size]}>
            {size}: Himchuli · हिमचुली
          </p>
        ))}
      </Specimen>
      <Specimen name="Icons">
        <div className={styles.row}>
          {icons.map(([name, path]) => (
            <svg key={name} viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
              <path d={path} />
            </svg>
          ))}
          <DownloadIcon className={styles.icon} />
        </div>
      </Specimen>
      <Specimen name="Links; buttons: usual, outlined; fields: empty, filled">
        <p>
          <a href="#foundations">{texts.usual}</a> <PhoneNumbers phone="+977-1-4222222" />{' '}
          <PhoneNumbers phone="no number yet" />
        </p>
        <div className={styles.row}>
          {[control.button, control.outline].map((style) => (
            <button key={style} type="button" className={style}>
              {texts.short}
            </button>
          ))}
          <input aria-label="empty" className={control.input} placeholder="2083-08-13" />
          <input aria-label="filled" className={control.input} defaultValue={texts.long} />
        </div>
      </Specimen>
      <Specimen name="Buttons of a slider">
        <div className={styles.onBlue}>
          <CarouselControls position="1 / 3" />
        </div>
      </Specimen>
      <Dates />
      <Navigation />
    </Group>
  );
}

function Dates() {
  const locale = use(currentLocale());
  return (
    <>
      <Specimen name="Chips: category, text in the other language; marks of a search; note on a foreign text">
        <span className={chip.chip}>{texts.short}</span> <LanguageChip of={texts.nepali} locale={locale} />{' '}
        <LanguageChip of={texts.usual} locale={locale} />{' '}
        <MarkedText
          text={texts.usual}
          marks={[
            [0, 11],
            [23, 26],
          ]}
        />
        <OtherLanguage of={locale === 'ne' ? texts.usual : texts.nepali} what="page" />
      </Specimen>
      <Specimen name="Dates: tile, tile without Bikram Sambat, in a line, with a time">
        <div className={styles.row}>
          <DateTile date={inBothCalendars(TODAY)} isThisYear locale={locale} />
          <DateTile date={{ ad: TODAY, bs: null }} isThisYear={false} locale={locale} />
          <DualDate date={TODAY} />
          <span>
            <Timestamp instant={new Date(NOW_MS)} locale={locale} />
          </span>
        </div>
      </Specimen>
    </>
  );
}

function Navigation() {
  const locale = use(currentLocale());
  const links = [texts.short, texts.usual, texts.nepali];
  return (
    <>
      <Specimen name="Breadcrumbs: of a page, with a long name">
        <Breadcrumbs trail={[{ label: texts.short, path: '/notice' }, { label: texts.usual }]} />
        <Breadcrumbs trail={[{ label: texts.short, path: '/notice' }, { label: texts.long }]} />
      </Specimen>
      <Specimen name="Pages of a list: the first, one in the middle, the last">
        {[1, 6, 12].map((page) => (
          <Pagination key={page} page={page} pages={12} pathOf={() => '/notice'} locale={locale} />
        ))}
      </Specimen>
      <Specimen name="Links to related pages, one of them current">
        <SideNav
          heading={texts.short}
          links={links.map((label, at) => ({ label, href: `#related-${at}`, isCurrent: at === 1 }))}
        />
      </Specimen>
      <Specimen name="Heads of sections: with and without a link, with a long name">
        <Section id="head" heading={texts.short} more={<a href="#head">{texts.short}</a>}>
          {null}
        </Section>
        <Section id="long-head" heading={texts.long} more={<a href="#long-head">{texts.short}</a>}>
          {null}
        </Section>
        <Section id="plain-head" heading={texts.nepali}>
          {null}
        </Section>
      </Specimen>
    </>
  );
}
