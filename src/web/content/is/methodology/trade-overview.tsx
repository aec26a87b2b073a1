import { Part } from '#web/public/written/part.tsx'

/** Why rules are needed, and whose they are. */
export function TradeOverview() {
  return (
    <Part id="trade" title="Hvernig verslun er talin">
      <p>
        Í CITES-verslunargagnagrunninum er það sem lönd gefa upp, og bæði lönd sömu sendingar geta gefið hana
        upp. Væri allt lagt saman teldist vara tvisvar og kílógrömm blönduðust stykkjum. Reglurnar hér að
        neðan segja hvað er lagt saman á þessum vef og hvað ekki. Sömu reglur gilda um tegundasíður, niðurhal
        og opna viðmótið.
      </p>
      <p>Þær styðjast við þessi rit:</p>
      <ul>
        <li>
          <cite lang="en">A guide to using the CITES Trade Database</cite>, útgáfa 9 (2022), kaflar 2 og 3,
          hér á eftir „leiðbeiningarnar“: tvennar skýrslur, samanburðartöflur, verg og hrein verslun,
          tilurðarkóðar.
        </li>
        <li>
          <span lang="en">CITES Wildlife TradeView</span>: umreikningur eininga.
        </li>
        <li>
          UNEP-WCMC, greining á ársskýrslum Evrópusambandsins til CITES, 2010 til 2014: bein verslun og fjöldi
          einstaklinga.
        </li>
        <li>UNEP-WCMC, greining á breytingum í verslun: reglan um þróun.</li>
        <li>Harfoot o.fl. 2018: heilar lífverur, án endurútflutnings.</li>
        <li>Berec o.fl. 2021 og Robinson &amp; Sinovas 2018: hvernig þessi gögn eru mislesin.</li>
      </ul>
      <p>Þar sem ekkert þeirra sker úr er reglan vefsins og þess er getið.</p>
    </Part>
  )
}
