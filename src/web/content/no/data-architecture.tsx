import { Link } from '@tanstack/react-router'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { Part } from '#web/public/written/part.tsx'
import {
  DatasetCount,
  EntryCount,
  SpeciesCount,
  TradeRecordCount,
} from '#web/public/written/portal-figures.tsx'
import { Design } from './data-architecture/design.tsx'
import { Honesty } from './data-architecture/honesty.tsx'
import { Limits } from './data-architecture/limits.tsx'
import { Queries } from './data-architecture/queries.tsx'
import { Releases } from './data-architecture/releases.tsx'
import { Schema } from './data-architecture/schema.tsx'

export function DataArchitecture() {
  return (
    <>
      <p>
        Tallene på dette nettstedet er telt opp i en database. Denne siden beskriver den: hva en rad står for,
        hvordan den kom dit, hvilken utgave den hører til, og hva den ikke kan si. Den er skrevet for lesere
        som vil sitere et tall.
      </p>

      <FigureStrip
        figures={[
          { name: 'Arter', value: <SpeciesCount />, note: 'hver med en fast adresse' },
          {
            name: 'Rader i dashbordet',
            value: <EntryCount />,
            note: 'medregnet bestander som er oppført for seg',
          },
          {
            name: 'Handelsregistreringer',
            value: <TradeRecordCount />,
            note: 'linje for linje, som rapportert',
          },
          { name: 'Datasett', value: <DatasetCount />, note: 'med utgave og vilkår der de er oppgitt' },
        ]}
      />

      <Design />

      <Schema />

      <Queries />

      <Releases />

      <Honesty />

      <Limits />

      <Part id="next" title="Les videre">
        <p>
          <Link to="/methodology">Tilbake til oversikten over metode</Link> ·{' '}
          <Link to="/methodology/scite-research">Videre til trinn 2, forskningsløpet</Link>
        </p>
      </Part>
    </>
  )
}
