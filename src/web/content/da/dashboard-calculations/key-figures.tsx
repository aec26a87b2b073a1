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
    <Part id="kpis" title="Nøgletal">
      <h3>Rækker efter kategori</h3>
      <Formula name="Antal i en kategori" rule="dashboardMetrics">
        Antallet af rækker med den pågældende effektkategori. De seks antal giver tilsammen antallet af de
        rækker, som filtrene lader stå.
      </Formula>

      <h3>Fordeling på lister</h3>
      <p>
        Af rækkerne står <AppendixCount appendix="I" /> på liste I (truede), <AppendixCount appendix="II" />{' '}
        på liste II (regulerede), <AppendixCount appendix="III" /> på liste III (beskyttet af ét land) og{' '}
        <AppendixCount appendix="Not Listed" /> på ingen.
      </p>
      <Formula name="Antal på en liste" rule="dashboardMetrics">
        Antallet af rækker, hvis nuværende liste er den pågældende; rækker uden liste tæller som »Ikke
        opført«.
      </Formula>
      <Formula name="En arts nuværende liste" rule="currentCitesListing">
        Den strengeste af dens nuværende opførelser, dens bestandes medregnet og dens underarters ikke. En
        bestands række bærer sin egen.
      </Formula>

      <h3>Faldende handel</h3>
      <Formula name="Andel med faldende handel" rule="dashboardMetrics">
        100 × rækker, hvis handelsudvikling er Faldende ÷ alle rækker, med én decimal. I dag{' '}
        <DecliningTradeShare />.
      </Formula>

      <h3>Faldende bestande</h3>
      <p>
        Hvor mange rækker der har en faldende bestand, bedømmes i tre trin. Hvor udviklingen er ukendt for
        mere end halvdelen af rækkerne, gives ingen bedømmelse: et lavt tal ville da kun sige, hvor lidt man
        ved. Dashboardet viser i stedet »udviklingen er ukendt for N«. Bedømmelsen gælder alle rækker, uanset
        hvad filtrene lader stå.
      </p>
      <WrittenTable
        caption="Bedømmelse af faldende bestande"
        head={['Rækker, hvis bestand falder', 'Bedømmelse']}
        rows={[
          ['mere end 15', 'Stor bekymring'],
          ['6 til 15', 'Følges tæt'],
          ['0 til 5', 'Lav risiko'],
          ['udviklingen er ukendt for mere end halvdelen af alle rækker', 'Ingen bedømmelse'],
        ]}
      />
      <Formula name="Faldende bestande" rule="decliningPopulations">
        Rækker, hvis bestandsudvikling er Faldende: <PopulationCount of="declining" /> i dag, mens udviklingen
        er ukendt for <PopulationCount of="unknown" /> rækker.
      </Formula>
    </Part>
  )
}
