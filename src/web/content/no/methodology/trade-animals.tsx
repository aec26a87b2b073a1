import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { WholeAnimalsTable } from '#web/public/methodology/whole-animals-table.tsx'
import { Part } from '#web/public/written/part.tsx'

/** What can be converted into animals, and what cannot. */
export function TradeAnimals() {
  return (
    <Part id="trade-animals" title="Hele dyr">
      <p>Noen varer kommer fra ett dyr hver. Når de er talt i antall, kan de regnes om til hele dyr.</p>
      <WholeAnimalsTable
        caption="Dyr per vare"
        head={['Varetype', 'Dyr per stykk']}
        tusksOf={(species) =>
          species === 'Odobenus rosmarus'
            ? 'støttenner av hvalross'
            : 'støttenner av narhval (én frembrutt tann)'
        }
        rest={[
          'Alle andre varetyper og måleenheter, framfor alt kaviar og egg; yngel, levende egg',
          'Regnes ikke om',
        ]}
      />
      <p>
        Ett dyr kan sendes både som skinn og som hodeskalle. Tallet er derfor et intervall med en nedre og en
        øvre grense. Et par teller som to stykker. En rad med en brøkdel av et stykke har feil enhet; den
        regnes ikke om, og antallet slike rader oppgis.
      </p>
      <Formula name="Hele dyr" rule="wholeAnimals">
        Nedre grense = levende + kropper + trofeer + dyr fra støttenner + det største av (skinn og
        skinntepper, hodeskaller, skjeletter). Øvre grense = summen av alle. Med grunnlaget «det største
        tallet» velges det største tallet først i hver handelslinje; deretter dannes intervallet for hvert år,
        hver importør, eksportør og opprinnelse, og legges sammen. Der begge grenser avrundes til samme tall,
        vises ett tall.
      </Formula>
      <p>
        Ved siden av tallet oppgis andelen rader som kunne regnes om. Under <RuleShareFigure of="shownFrom" />{' '}
        vises tallet bare når du ber om det.
      </p>
      <p>
        Kilde: hele organismer som hos Harfoot mfl. 2018; et halvt dyr per hvalrosstann følger av
        hvalrosstallene i analysen av EUs årsrapporter for 2013.
      </p>
    </Part>
  )
}
