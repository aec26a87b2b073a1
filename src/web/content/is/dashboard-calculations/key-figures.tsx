import {
  AppendixCount,
  DecliningTradeShare,
  PopulationCount,
} from '#web/public/methodology/dashboard-figures.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The figures above the table. */
export function KeyFigures() {
  return (
    <Part id="kpis" title="Lykiltölur">
      <h3>Liðir eftir flokkum</h3>
      <Formula name="Fjöldi í flokki" rule="dashboardMetrics">
        Fjöldi liða sem hafa viðkomandi árangursflokk. Tölurnar sex eru samanlagt fjöldi þeirra liða sem
        síurnar skilja eftir.
      </Formula>

      <h3>Skipting í viðauka</h3>
      <p>
        Af liðunum standa <AppendixCount appendix="I" /> í viðauka I (í útrýmingarhættu),{' '}
        <AppendixCount appendix="II" /> í viðauka II (undir eftirliti), <AppendixCount appendix="III" /> í
        viðauka III (verndaðir af einu ríki) og <AppendixCount appendix="Not Listed" /> í engum.
      </p>
      <Formula name="Fjöldi í viðauka" rule="dashboardMetrics">
        Fjöldi liða með viðkomandi gildandi viðauka; liðir án viðauka teljast „Ekki skráð“.
      </Formula>
      <Formula name="Gildandi viðauki tegundar" rule="currentCitesListing">
        Sá strangasti af gildandi skráningum hennar, að meðtöldum skráningum stofna hennar en ekki
        undirtegunda. Liður stofns ber sinn eigin viðauka.
      </Formula>

      <h3>Minnkandi verslun</h3>
      <Formula name="Hlutfall minnkandi verslunar" rule="dashboardMetrics">
        100 × liðir þar sem þróun verslunar er „Minnkandi“ ÷ allir liðir, með einum aukastaf. Í dag{' '}
        <DecliningTradeShare />.
      </Formula>

      <h3>Minnkandi stofnar</h3>
      <p>
        Það hve margir liðir hafa minnkandi stofn er metið í þremur þrepum. Þar sem þróun er óþekkt hjá meira
        en helmingi liðanna er ekkert mat gefið: lág tala segði þá aðeins hve lítið er vitað. Mælaborðið sýnir
        þess í stað „þróun óþekkt hjá N“. Matið er gert fyrir alla liði, hvað sem síurnar skilja eftir.
      </p>
      <WrittenTable
        caption="Mat á minnkandi stofnum"
        head={['Liðir með minnkandi stofn', 'Mat']}
        rows={[
          ['fleiri en 15', 'Mikið áhyggjuefni'],
          ['6 til 15', 'Fylgjast vel með'],
          ['0 til 5', 'Lítil áhætta'],
          ['þróun óþekkt hjá meira en helmingi allra liða', 'Ekkert mat'],
        ]}
      />
      <Formula name="Minnkandi stofnar" rule="decliningPopulations">
        Liðir þar sem stofnþróun er „Minnkandi“: <PopulationCount of="declining" /> í dag, en þróunin er
        óþekkt hjá <PopulationCount of="unknown" /> liðum.
      </Formula>
    </Part>
  )
}
