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
        <Link to="/arctic-tracker">Dashboardet</Link> stiller alle arter op i én tabel og sammenfatter
        tabellen i nogle få tal. Denne side fortæller, hvordan hvert af dem beregnes. Ved hver formel står
        navnet på den regel, der udfører den, så tekst og tal kan holdes op mod hinanden.
      </p>

      <FigureStrip
        figures={[
          {
            name: 'Rækker',
            value: <EntryCount />,
            note: (
              <>
                for <SpeciesCount /> arter
              </>
            ),
          },
          { name: 'Faldende bestand', value: <PopulationCount of="declining" />, note: 'rækker' },
          { name: 'Ukendt bestandsudvikling', value: <PopulationCount of="unknown" />, note: 'rækker' },
          {
            name: 'Faldende handel',
            value: <DecliningTradeShare />,
            note: (
              <>
                af rækkerne, <TrendWindowYears />
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

      <Part id="next" title="Læs videre">
        <p>
          <Link to="/arctic-tracker">Til dashboardet</Link> ·{' '}
          <Link to="/methodology">Tilbage til oversigten over metoden</Link>
        </p>
      </Part>
    </>
  )
}
