import { Part } from '#web/public/written/part.tsx'

/** Why rules are needed, and whose they are. */
export function TradeOverview() {
  return (
    <Part id="trade" title="Sådan tælles handelen">
      <p>
        CITES Trade Database indeholder det, landene indberetter, og begge lande i en forsendelse kan have
        indberettet den. Lægges alt sammen, tælles varer to gange, og kilogram blandes med stykker. Reglerne
        nedenfor siger, hvad der lægges sammen her, og hvad der ikke gør. Artssiderne, downloads og den
        offentlige grænseflade følger de samme regler.
      </p>
      <p>De bygger på disse publikationer:</p>
      <ul>
        <li>
          <cite lang="en">A guide to using the CITES Trade Database</cite>, version 9 (2022), afsnit 2 og 3,
          herefter »vejledningen«: to indberetninger, sammenlignende tabeller, brutto- og nettohandel,
          herkomstkoder.
        </li>
        <li>
          <span lang="en">CITES Wildlife TradeView</span>: omregning af enheder.
        </li>
        <li>
          UNEP-WCMC, analyser af EU’s årsrapporter til CITES, 2010 til 2014: direkte handel og optælling af
          individer.
        </li>
        <li>UNEP-WCMC, påvisning af ændringer i handelen: reglen for udviklingen.</li>
        <li>Harfoot m.fl. 2018: hele organismer, uden reeksport.</li>
        <li>Berec m.fl. 2021 og Robinson &amp; Sinovas 2018: hvordan disse data fejltolkes.</li>
      </ul>
      <p>Hvor ingen af dem giver svar, er reglen portalens egen, og det fremgår.</p>
    </Part>
  )
}
