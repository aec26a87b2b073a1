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
        Tallene på dette websted er optalt i en database. Denne side beskriver den: hvad en række står for,
        hvordan den kom derind, hvilken udgivelse den hører til, og hvad den ikke kan sige. Den er skrevet for
        læsere, der vil citere et tal.
      </p>

      <FigureStrip
        figures={[
          { name: 'Arter', value: <SpeciesCount />, note: 'hver med en fast adresse' },
          {
            name: 'Rækker i dashboardet',
            value: <EntryCount />,
            note: 'inkl. bestande, der er opført særskilt',
          },
          {
            name: 'Handelsregistreringer',
            value: <TradeRecordCount />,
            note: 'linje for linje, som indberettet',
          },
          { name: 'Datasæt', value: <DatasetCount />, note: 'med udgivelse og vilkår, hvor de er angivet' },
        ]}
      />

      <Design />

      <Schema />

      <Queries />

      <Releases />

      <Honesty />

      <Limits />

      <Part id="next" title="Læs videre">
        <p>
          <Link to="/methodology">Tilbage til oversigten over metoden</Link> ·{' '}
          <Link to="/methodology/scite-research">Videre til trin 2, forskningsforløbet</Link>
        </p>
      </Part>
    </>
  )
}
