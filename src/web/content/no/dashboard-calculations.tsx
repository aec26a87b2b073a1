import { Link } from '@tanstack/react-router'
import { DecliningTradeShare, PopulationCount } from '#web/public/methodology/dashboard-figures.tsx'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { Part } from '#web/public/written/part.tsx'
import { EntryCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { Category } from './dashboard-calculations/category.tsx'
import { Caveats } from './dashboard-calculations/caveats.tsx'
import { KeyFigures } from './dashboard-calculations/key-figures.tsx'
import { Table } from './dashboard-calculations/table.tsx'
import { TradeTrend } from './dashboard-calculations/trade-trend.tsx'

export function DashboardCalculations() {
  return (
    <>
      <p>
        <Link to="/arctic-tracker">Dashbordet</Link> setter alle arter inn i én tabell og oppsummerer tabellen
        i noen få tall. Denne siden sier hvordan hvert av dem er regnet ut. Ved siden av hver formel står
        navnet på regelen som utfører den, slik at tekst og tall kan holdes opp mot hverandre.
      </p>

      <FigureStrip
        figures={[
          {
            name: 'Rader',
            value: <EntryCount />,
            note: (
              <>
                for <SpeciesCount /> arter
              </>
            ),
          },
          { name: 'Bestanden avtar', value: <PopulationCount of="declining" />, note: 'rader' },
          { name: 'Bestandstrenden er ukjent', value: <PopulationCount of="unknown" />, note: 'rader' },
          {
            name: 'Handelen avtar',
            value: <DecliningTradeShare />,
            note: (
              <>
                av radene, <TrendWindowYears />
              </>
            ),
          },
        ]}
      />

      <Category />

      <KeyFigures />

      <TradeTrend />

      <Table />

      <Caveats />

      <Part id="next" title="Les videre">
        <p>
          <Link to="/arctic-tracker">Til dashbordet</Link> ·{' '}
          <Link to="/methodology">Tilbake til oversikten over metode</Link>
        </p>
      </Part>
    </>
  )
}
