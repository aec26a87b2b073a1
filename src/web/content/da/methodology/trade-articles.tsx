import { Formula } from '#web/public/methodology/formula.tsx'
import { MeasuresTable } from '#web/public/methodology/measures-table.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Rows, and which quantities may be added. */
export function TradeArticles() {
  return (
    <>
      <Part id="trade-rows" title="Rækker og tomme felter">
        <p>
          En række er én linje i ét lands årsrapport: år, liste, takson, varetype, mængde, enhed, importland,
          eksportland, oprindelse, formål, herkomst og hvem der indberettede (E for eksportlandet, I for
          importlandet). I diagrammerne kaldes den en registrering.
        </p>
        <p>
          Et tomt felt betyder, at intet blev oplyst. Det er en værdi for sig, der kan vælges som alle andre,
          og den skrives <code>-</code> i adresser. Intet udfyldes.
        </p>
        <Formula name="Én enhed for antal" rule="normaliseUnit">
          Tom enhed, »<span lang="en">Number of specimens</span>« og »<span lang="en">number</span>« er samme
          enhed. Alle andre enheder beholder det navn, de er offentliggjort med.
        </Formula>
        <p>Kilde: vejledningen, afsnit 2.</p>
      </Part>

      <Part id="trade-articles" title="Måleenheder og varer">
        <p>
          Mængder indberettes i mange enheder. Enheder af samme slags omregnes til én måleenhed. Forskellige
          måleenheder lægges aldrig sammen.
        </p>
        <MeasuresTable
          caption="Måleenheder og de enheder, der omregnes til dem"
          head={['Måleenhed', 'Enheder og faktorer']}
          names={{
            number: 'Antal',
            kg: 'Kilogram (kg)',
            l: 'Liter (l)',
            m: 'Meter (m)',
            m2: 'Kvadratmeter (m²)',
            m3: 'Kubikmeter (m³)',
          }}
          blank="tom"
          containers={[
            'Beholdere og andre',
            'Sæt, kolber, poser, flasker, æsker, dåser, kartoner, kasser, stykker, forsendelser, sider og enheder, der ikke er nævnt ovenfor: hver er sin egen måleenhed, omregnes aldrig og lægges aldrig til en anden',
          ]}
        />
        <Formula name="En mængdes måleenhed" rule="conversionOf">
          Indberettet mængde × enhedens faktor, nøjagtig til det sidste indberettede ciffer.
        </Formula>
        <p>
          Mængder lægges kun sammen inden for én <em>vare</em>. En vare er én varetype i én måleenhed, for
          eksempel stødtænder i antal eller kød i kilogram. For alle varetyper under ét viser siderne
          registreringer eller en liste over varer og ingen sum. Den eneste sum på tværs af varetyper er{' '}
          <a href="#trade-animals">hele dyr</a>. Diagrammerne viser op til{' '}
          <RuleFigure of="articlesOverTime" /> varer i samme måleenhed.
        </p>
        <Formula name="Hovedvare" rule="mainArticles">
          Den vare, der har flest rækker i udgivelsens sidste <RuleFigure of="windowYears" /> fuldstændige år,
          eller i alle år, hvis arten ingen rækker har i dem. Står varer lige: flest af disse år med rækker,
          så flest rækker i alle år, så varetype, så måleenhed.
        </Formula>
        <Formula name="Næstvigtigste vare" rule="mainArticles">
          Den næste, hvis den har mindst 1 ud af <RuleFigure of="secondShare" /> rækker i disse år.
        </Formula>
        <Formula name="Sammenlignet mængde" rule="comparedFigures">
          For hver art hovedvaren, hvis dens måleenhed er den, der sammenlignes; blandt valgte varetyper
          hovedvaren eller ellers varen med flest rækker. En art uden sådanne rækker har intet tal, ikke nul.
        </Formula>
        <p>
          Varetypen <code>specimens</code> er videnskabelige prøver. Er det hovedvaren, fremgår det af
          betegnelsen.
        </p>
        <p>
          Kilde: omregningen følger <span lang="en">CITES Wildlife TradeView</span>. Valget af varer er
          portalens egen regel.
        </p>
      </Part>
    </>
  )
}
