import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { MiniMonth } from '../calendar/mini-month.tsx';
import { MonthGrid } from '../calendar/month-grid.tsx';
import { MonthLegend } from '../calendar/month-legend.tsx';
import { EventList } from '../events/event-list.tsx';
import { AlbumGrid } from '../gallery/album-grid.tsx';
import { ChiefTeaser } from '../home/chief-teaser.tsx';
import { LatestPublications } from '../home/latest-publications.tsx';
import { TaskTiles } from '../home/task-tiles.tsx';
import { DataTable } from '../pages/data-table.tsx';
import { Facts } from '../pages/facts.tsx';
import { ServiceFacts } from '../pages/service-facts.tsx';
import { Tiles } from '../pages/tiles.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { PublicationFiles } from '../publications/publication-files.tsx';
import { ChosenTable } from '../study/chosen-table.tsx';
import { SampleFigures } from '../study/figures.tsx';
import { ProgrammeTable } from '../study/programme-table.tsx';
import {
  albums,
  events,
  files,
  inDays,
  level,
  month,
  people,
  programmes,
  service,
  table,
  taskFacts,
  texts,
  unreadable,
} from './examples.ts';
import { Group, Specimen } from './specimen.tsx';

const names = level.programmes.map(({ name }) => name);

/** The tasks of Home, programmes, people, albums, publications and facts. */
export function RecordSpecimens() {
  const locale = use(currentLocale());
  const [chief] = people;
  return (
    <Group id="records" heading="Cards and tables">
      <Specimen name="Tasks with facts">
        <TaskTiles facts={taskFacts} programmes={{ ok: false }} contact={{ ok: false }} />
      </Specimen>
      <Specimen name="Tasks of a campus without these categories">
        <TaskTiles
          facts={{ exam: null, admission: null, downloads: null }}
          programmes={{ ok: false }}
          contact={{ ok: false }}
        />
      </Specimen>
      <Specimen name="Programmes: open for admission, without figures">
        <SampleFigures />
        <ProgrammeTable level={level} open={{ csit: inDays(40) }} />
      </Specimen>
      <Specimen name="Comparison of programmes">
        <ChosenTable programmes={programmes} locale={locale} />
      </Specimen>
      <Specimen name="People: a chair with a long name, without a picture; missing values">
        <PeopleList people={people} hasId={() => false} isDepartment={false} />
      </Specimen>
      <Specimen name="The chief on Home; no chief">
        <ChiefTeaser chief={{ ok: true, value: chief ?? null }} />
        <ChiefTeaser chief={{ ok: true, value: null }} />
      </Specimen>
      <Specimen name="Albums: a long title, without a date; no picture">
        <AlbumGrid albums={albums} level="h3" />
      </Specimen>
      <Specimen name="Publications on Home: with and without a publisher and a date">
        <LatestPublications
          publications={{
            ok: true,
            value: [texts.usual, texts.nepali].map((description, at) => ({
              ...{ id: `${at}`, description, editors: '', about: '', attachments: [] },
              ...(at === 0 ? { publisher: texts.short, published: inDays(-200) } : { publisher: '', published: null }),
            })),
          }}
        />
      </Specimen>
      <Specimen name="Files of publications: one, several, one of them protected">
        <PublicationFiles files={[files.pdf]} documents={[null]} describedBy="records" ownerPath="/publication/1" />
        <PublicationFiles
          files={[files.long, files.nepali]}
          documents={[null, unreadable]}
          describedBy="records"
          ownerPath="/publication/2"
        />
      </Specimen>
      <Specimen name="Facts of a service: all, only the phone">
        <ServiceFacts service={service} />
        <ServiceFacts service={{ phone: '+977-1-4222222' }} />
      </Specimen>
      <Specimen name="Figures, table and names of a text">
        <Facts
          facts={[
            { label: { en: 'Students', ne: 'विद्यार्थी' }, value: 9999 },
            { label: { en: 'Library', ne: 'पुस्तकालय' }, value: { en: 'Open', ne: 'खुला' } },
          ]}
        />
        <DataTable table={table} />
        <Tiles names={names} note={{ en: 'Eight semesters', ne: 'आठ सेमेस्टर' }} heading="h3" />
      </Specimen>
      <Specimen name="A month with marks; today is a Saturday">
        <MonthLegend view={month} />
        <MonthGrid view={month} caption={texts.short} />
      </Specimen>
      <Specimen name="Events: several days, one day">
        <EventList list={events} albums={new Set()} />
      </Specimen>
      <Specimen name="The month on Home">
        <MiniMonth view={month} />
      </Specimen>
    </Group>
  );
}
