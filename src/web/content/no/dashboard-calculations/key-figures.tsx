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
    <Part id="kpis" title="Nøkkeltall">
      <h3>Rader etter kategori</h3>
      <Formula name="Antall i en kategori" rule="dashboardMetrics">
        Antallet rader med den aktuelle virkningskategorien. De seks antallene blir til sammen antallet rader
        som filtrene lar stå.
      </Formula>

      <h3>Fordeling på lister</h3>
      <p>
        Av radene står <AppendixCount appendix="I" /> på liste I (truet), <AppendixCount appendix="II" /> på
        liste II (regulert), <AppendixCount appendix="III" /> på liste III (vernet av ett land) og{' '}
        <AppendixCount appendix="Not Listed" /> ikke på noen.
      </p>
      <Formula name="Antall på en liste" rule="dashboardMetrics">
        Antallet rader som nå står på den aktuelle lista; rader uten liste regnes som «Ikke oppført».
      </Formula>
      <Formula name="Artens gjeldende liste" rule="currentCitesListing">
        Den strengeste av artens gjeldende oppføringer, bestandenes medregnet og underartenes ikke. Raden til
        en bestand har bestandens egen.
      </Formula>

      <h3>Avtakende handel</h3>
      <Formula name="Andel med avtakende handel" rule="dashboardMetrics">
        100 × rader der handelstrenden er Avtakende ÷ alle rader, med én desimal. I dag{' '}
        <DecliningTradeShare />.
      </Formula>

      <h3>Avtakende bestander</h3>
      <p>
        Hvor mange rader som har en avtakende bestand, er delt i tre nivåer. Der trenden er ukjent for mer enn
        halvparten av radene, oppgis det ikke noe nivå: et lavt tall ville da bare si hvor lite som er kjent.
        Dashbordet viser i stedet «trenden er ukjent for N». Nivået settes for alle rader, uansett hva
        filtrene lar stå.
      </p>
      <WrittenTable
        caption="Nivåer for avtakende bestander"
        head={['Rader der bestanden avtar', 'Nivå']}
        rows={[
          ['flere enn 15', 'Stor bekymring'],
          ['6 til 15', 'Følg nøye med'],
          ['0 til 5', 'Lav risiko'],
          ['trenden er ukjent for mer enn halvparten av alle rader', 'Ikke noe nivå'],
        ]}
      />
      <Formula name="Avtakende bestander" rule="decliningPopulations">
        Rader der bestandstrenden er Avtakende: <PopulationCount of="declining" /> i dag, med ukjent trend for{' '}
        <PopulationCount of="unknown" /> rader.
      </Formula>
    </Part>
  )
}
