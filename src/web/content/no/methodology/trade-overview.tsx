import { Part } from '#web/public/written/part.tsx'

/** Why rules are needed, and whose they are. */
export function TradeOverview() {
  return (
    <Part id="trade" title="Slik telles handelen">
      <p>
        CITES Trade Database inneholder det landene rapporterer, og begge landene i en forsendelse kan ha
        rapportert den. Legges alt sammen, telles varer to ganger, og kilogram blandes med antall. Reglene
        nedenfor sier hva som legges sammen her, og hva som ikke gjør det. Artssidene, nedlastingene og det
        åpne grensesnittet følger de samme reglene.
      </p>
      <p>De bygger på disse publikasjonene:</p>
      <ul>
        <li>
          <cite lang="en">A guide to using the CITES Trade Database</cite>, versjon 9 (2022), del 2 og 3,
          heretter «veiledningen»: to rapporter, sammenlignende tabeller, brutto- og nettohandel, kildekoder.
        </li>
        <li>
          <span lang="en">CITES Wildlife TradeView</span>: omregning av enheter.
        </li>
        <li>
          UNEP-WCMC, analyser av EUs årsrapporter til CITES, 2010 til 2014: direkte handel og telling av
          individer.
        </li>
        <li>UNEP-WCMC, påvisning av endringer i handelen: trendregelen.</li>
        <li>Harfoot mfl. 2018: hele organismer, uten reeksport.</li>
        <li>Berec mfl. 2021 og Robinson &amp; Sinovas 2018: hvordan disse dataene blir feiltolket.</li>
      </ul>
      <p>Der ingen av dem gir svar, er regelen portalens egen, og det sies.</p>
    </Part>
  )
}
