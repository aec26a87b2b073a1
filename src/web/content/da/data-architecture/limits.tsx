import { RuleName } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { CoveredUntil, ReleaseVersion, SeizureRecordCount } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** What the data cannot tell, and what was stated earlier. */
export function Limits() {
  return (
    <>
      <Part id="limits" title="Kendte begrænsninger">
        <dl>
          <dt>To indberetninger, to tal</dt>
          <dd>
            Eksportlande og importlande indberetter ofte forskellige mængder for den samme handel. Det største
            tal i hver handelslinje, bruttohandel i udgiverens vejledning, vises, hvis du ikke vælger én part;
            vejledningen kalder også det et for højt skøn (afsnit 3.2). Registreringer viser, hvor meget der
            blev indberettet, ikke hvor meget der blev handlet.
          </dd>
          <dt>Reeksport står under det land, der sendte varen videre</dt>
          <dd>
            Mængder omfatter ikke reeksport, hvis du ikke vælger det; registreringer gør. En rangliste over
            eksportlande kan derfor rumme lande, som varerne kun er kommet igennem; en rangliste efter
            kildeland gør ikke. Et tomt oprindelsesfelt betyder enten, at eksportlandet er oprindelseslandet,
            eller at ingen har oplyst det.
          </dd>
          <dt>Koder, der ikke er lande</dt>
          <dd>
            XX står for ukendt, XV for forskellige, HS for det åbne hav. Ingen af dem står på ranglister som
            et land. Tidligere stater som Sovjetunionen forbliver, som de blev indberettet. NA er Namibia,
            ikke et hul.
          </dd>
          <dt>Kun lovlig handel</dt>
          <dd>
            CITES-registreringerne viser det, der er indberettet som lovlig handel, og eksemplarer, som
            myndigheder har konfiskeret, hvor de er indberettet. Herkomst I betegner lovlig handel med
            genstande, der tidligere er beslaglagt; den er ikke et mål for beslaglæggelser (
            <span lang="en">A guide to using the CITES Trade Database</span>, s. 15). Handel, der ikke er
            indberettet, mangler.
          </dd>
          <dt>Registreringer om beslaglæggelser er ikke hændelser</dt>
          <dd>
            I den offentliggjorte tabel er en række et taxon og en slags anvendelse i én kildedatabase, oftest
            uden dato, sted eller mængde. Tæller man rækker, tæller man de slags produkter, der er
            indberettet, ikke beslaglæggelser.
          </dd>
          <dt>Risikoen følger registreringerne</dt>
          <dd>
            Risikoniveauet under fanen om ulovlig handel er højt over 50 registreringer eller for en art på
            liste I, middel over 20, ellers lavt (<RuleName rule="riskLevel" />
            ). Alle store hvaler på liste I har derfor høj risiko, med eller uden en registrering. Der angives
            intet niveau, så længe registreringerne om beslaglæggelser er simulerede.
          </dd>
          <dt>Fangstområder overlapper</dt>
          <dd>
            Områderne er blevet tegnet om i årtiernes løb. Hvor et land indberetter en total for et år, bruges
            totalen; kun hvor det ikke gør, lægges dets områder sammen.
          </dd>
          <dt>Hvad kataloget ikke når</dt>
          <dd>
            CITES-opførelserne er pr. <ReleaseVersion dataset="catalogue-cites-listings" />, i kraft siden{' '}
            <CoveredUntil dataset="catalogue-cites-listings" />, og CMS-opførelserne pr.{' '}
            <ReleaseVersion dataset="catalogue-cms-listings" />, i kraft siden{' '}
            <CoveredUntil dataset="catalogue-cms-listings" />; senere ændringer af listerne er ikke medtaget.
            Rødlistevurderingerne kommer ikke fra én version af rødlisten, og nyere kan være offentliggjort.
            Fangster følger med portalen for narhvalen; for andre arter kommer de med en import af
            NAMMCO-filer. Bestandsudviklingen er kun registreret for en del af arterne; for de øvrige står der
            »Ukendt«.
          </dd>
        </dl>
      </Part>

      <Part id="edition-2025" title="Tal fra 2025-versionen">
        <p>
          Tidligere tekster om denne portal nævner tallene nedenfor. De gentages her, som de er oplyst i
          2025-versionen, og er ikke påstande om den nuværende.
        </p>
        <WrittenTable
          caption="Oplyst i 2025-versionen og i dag"
          head={['Hvad', 'Oplyst i 2025-versionen', 'I dag, optalt']}
          rows={[
            ['CITES-handelsregistreringer', '473.102 (marts 2025)', <TradeRecordCount key="trade" />],
            [
              'Registreringer om beslaglæggelser',
              '881 ét sted, 919 et andet',
              <SeizureRecordCount key="seizures" />,
            ],
            ['Kildefiler', '54', 'Optælles ikke; en udgivelse kendes på sin kontrolsum'],
            ['Skemaets version', '2.0', 'Ingen oplyses'],
          ]}
        />
      </Part>
    </>
  )
}
