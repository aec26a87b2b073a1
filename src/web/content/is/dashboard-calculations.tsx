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
        <Link to="/arctic-tracker">Mælaborðið</Link> setur allar tegundir í eina töflu og dregur töfluna saman
        í nokkrar tölur. Þessi síða segir hvernig hver þeirra er reiknuð. Við hverja formúlu stendur heiti
        reglunnar sem framkvæmir hana, svo að bera megi saman texta og tölu.
      </p>

      <FigureStrip
        figures={[
          {
            name: 'Liðir',
            value: <EntryCount />,
            note: (
              <>
                fyrir <SpeciesCount /> tegundir
              </>
            ),
          },
          { name: 'Stofn minnkandi', value: <PopulationCount of="declining" />, note: 'liðir' },
          { name: 'Stofnþróun óþekkt', value: <PopulationCount of="unknown" />, note: 'liðir' },
          {
            name: 'Verslun minnkandi',
            value: <DecliningTradeShare />,
            note: (
              <>
                af liðunum, <TrendWindowYears />
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

      <Part id="next" title="Lesa áfram">
        <p>
          <Link to="/arctic-tracker">Á mælaborðið</Link> ·{' '}
          <Link to="/methodology">Aftur í yfirlit yfir aðferðir</Link>
        </p>
      </Part>
    </>
  )
}
