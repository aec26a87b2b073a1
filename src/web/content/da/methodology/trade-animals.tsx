import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { WholeAnimalsTable } from '#web/public/methodology/whole-animals-table.tsx'
import { Part } from '#web/public/written/part.tsx'

/** What can be converted into animals, and what cannot. */
export function TradeAnimals() {
  return (
    <Part id="trade-animals" title="Hele dyr">
      <p>Nogle varer kommer fra ét dyr hver. Når de er talt i antal, kan de omregnes til hele dyr.</p>
      <WholeAnimalsTable
        caption="Dyr pr. stykke"
        head={['Varetype', 'Dyr pr. stykke']}
        tusksOf={(species) =>
          species === 'Odobenus rosmarus'
            ? 'stødtænder af hvalros'
            : 'stødtænder af narhval (én frembrudt tand)'
        }
        rest={[
          'Alle andre varetyper og måleenheder, frem for alt kaviar og æg; yngel, levende æg',
          'Omregnes ikke',
        ]}
      />
      <p>
        Ét dyr kan sendes både som skind og som kranium. Tallet er derfor et interval med en nedre og en øvre
        grænse. Et par tæller som to stykker. En række med en brøkdel af et stykke har forkert enhed; den
        omregnes ikke, og antallet af sådanne rækker angives.
      </p>
      <Formula name="Hele dyr" rule="wholeAnimals">
        Nedre grænse = levende + kroppe + trofæer + dyr fra stødtænder + det største af (skind og skindtæpper,
        kranier, skeletter). Øvre grænse = summen af alle. Med grundlaget »det største tal« vælges det største
        tal først i hver handelslinje; derefter dannes intervallet for hvert år, importland, eksportland og
        oprindelse og lægges sammen. Hvor begge grænser afrundes til samme tal, vises ét tal.
      </Formula>
      <p>
        Ved siden af tallet angives andelen af rækker, der kunne omregnes. Under{' '}
        <RuleShareFigure of="shownFrom" /> vises tallet kun, når du beder om det.
      </p>
      <p>
        Kilde: hele organismer som hos Harfoot m.fl. 2018; et halvt dyr pr. hvalrostand følger af
        hvalrostallene i analysen af EU’s årsrapporter for 2013.
      </p>
    </Part>
  )
}
