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
        The <Link to="/arctic-tracker">dashboard</Link> puts every species in one table and sums the table up
        in a few figures. This page says how each of them is worked out. Every formula is given with the name
        of the rule that implements it, so that text and figures can be compared.
      </p>

      <FigureStrip
        figures={[
          {
            name: 'Entries',
            value: <EntryCount />,
            note: (
              <>
                for <SpeciesCount /> species
              </>
            ),
          },
          { name: 'Population declining', value: <PopulationCount of="declining" />, note: 'entries' },
          { name: 'Population trend unknown', value: <PopulationCount of="unknown" />, note: 'entries' },
          {
            name: 'Trade decreasing',
            value: <DecliningTradeShare />,
            note: (
              <>
                of the entries, <TrendWindowYears />
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

      <Part id="next" title="Read on">
        <p>
          <Link to="/arctic-tracker">To the dashboard</Link> ·{' '}
          <Link to="/methodology">Back to the methodology overview</Link>
        </p>
      </Part>
    </>
  )
}
