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
        Tölurnar á þessum vef eru taldar úr gagnagrunni. Þessi síða lýsir honum: fyrir hvað lína stendur,
        hvernig hún komst þangað, hvaða útgáfu hún tilheyrir og hvað hann getur ekki sagt. Hún er skrifuð
        fyrir lesendur sem vilja vitna í tölu.
      </p>

      <FigureStrip
        figures={[
          { name: 'Tegundir', value: <SpeciesCount />, note: 'hver með fasta slóð' },
          {
            name: 'Liðir mælaborðs',
            value: <EntryCount />,
            note: 'að meðtöldum stofnum með eigin skráningu',
          },
          {
            name: 'Verslunarfærslur',
            value: <TradeRecordCount />,
            note: 'línu fyrir línu, eins og gefið var upp',
          },
          {
            name: 'Gagnasöfn',
            value: <DatasetCount />,
            note: 'með útgáfu og skilmálum þar sem það er skráð',
          },
        ]}
      />

      <Design />

      <Schema />

      <Queries />

      <Releases />

      <Honesty />

      <Limits />

      <Part id="next" title="Lesa áfram">
        <p>
          <Link to="/methodology">Aftur í yfirlit yfir aðferðir</Link> ·{' '}
          <Link to="/methodology/scite-research">Áfram í áfanga 2, rannsóknarferlið</Link>
        </p>
      </Part>
    </>
  )
}
