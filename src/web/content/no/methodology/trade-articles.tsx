import { Formula } from '#web/public/methodology/formula.tsx'
import { MeasuresTable } from '#web/public/methodology/measures-table.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Rows, and which quantities may be added. */
export function TradeArticles() {
  return (
    <>
      <Part id="trade-rows" title="Rader og tomme felt">
        <p>
          En rad er én linje i ett lands årsrapport: år, liste, takson, varetype, mengde, enhet, importør,
          eksportør, opprinnelse, formål, kilde og hvem som rapporterte (E for eksportøren, I for importøren).
          I diagrammene kalles den en registrering.
        </p>
        <p>
          Et tomt felt betyr at ingenting ble rapportert. Det er en egen verdi som kan velges som alle andre,
          og den skrives <code>-</code> i adresser. Ingenting fylles ut.
        </p>
        <Formula name="Én enhet for antall" rule="normaliseUnit">
          Tom enhet, «<span lang="en">Number of specimens</span>» og «<span lang="en">number</span>» er samme
          enhet. Alle andre enheter beholder navnet de er publisert med.
        </Formula>
        <p>Kilde: veiledningen, del 2.</p>
      </Part>

      <Part id="trade-articles" title="Måleenheter og varer">
        <p>
          Mengder rapporteres i mange enheter. Enheter av samme slag regnes om til én måleenhet. Ulike
          måleenheter legges aldri sammen.
        </p>
        <MeasuresTable
          caption="Måleenheter og enhetene som regnes om til dem"
          head={['Måleenhet', 'Enheter og faktorer']}
          names={{
            number: 'Antall',
            kg: 'Kilogram (kg)',
            l: 'Liter (l)',
            m: 'Meter (m)',
            m2: 'Kvadratmeter (m²)',
            m3: 'Kubikkmeter (m³)',
          }}
          blank="tom"
          containers={[
            'Beholdere og andre',
            'Sett, kolber, poser, flasker, bokser, hermetikkbokser, kartonger, kasser, stykker, forsendelser, sider og enheter som ikke er nevnt ovenfor: hver er sin egen måleenhet, regnes aldri om og legges aldri til en annen',
          ]}
        />
        <Formula name="Måleenhet for en mengde" rule="conversionOf">
          Rapportert mengde × faktoren for enheten, nøyaktig til siste rapporterte siffer.
        </Formula>
        <p>
          Mengder legges bare sammen innenfor én <em>vare</em>. En vare er én varetype i én måleenhet, for
          eksempel støttenner i antall eller kjøtt i kilogram. For alle varetyper samlet viser sidene
          registreringer eller en liste over varer, og ingen sum. Den eneste summen på tvers av varetyper er{' '}
          <a href="#trade-animals">hele dyr</a>. Diagrammene viser inntil <RuleFigure of="articlesOverTime" />{' '}
          varer i samme måleenhet.
        </p>
        <Formula name="Hovedvare" rule="mainArticles">
          Varen med flest rader i utgavens siste <RuleFigure of="windowYears" /> fullstendige år, eller i alle
          år hvis arten ikke har rader i dem. Ved likhet: flest av disse årene med rader, så flest rader i
          alle år, så varetype, så måleenhet.
        </Formula>
        <Formula name="Nest viktigste vare" rule="mainArticles">
          Den neste, hvis den har minst 1 av <RuleFigure of="secondShare" /> rader i disse årene.
        </Formula>
        <Formula name="Sammenlignet mengde" rule="comparedFigures">
          For hver art hovedvaren, hvis måleenheten dens er den som sammenlignes; blant valgte varetyper
          hovedvaren, eller ellers varen med flest rader. En art uten slike rader har ikke noe tall, ikke
          null.
        </Formula>
        <p>
          Varetypen <code>specimens</code> er vitenskapelige prøver. Er det hovedvaren, står det på etiketten.
        </p>
        <p>
          Kilde: omregningen følger <span lang="en">CITES Wildlife TradeView</span>. Valget av varer er
          portalens egen regel.
        </p>
      </Part>
    </>
  )
}
