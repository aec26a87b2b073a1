import { Formula } from '#web/public/methodology/formula.tsx'
import { MeasuresTable } from '#web/public/methodology/measures-table.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Rows, and which quantities may be added. */
export function TradeArticles() {
  return (
    <>
      <Part id="trade-rows" title="Línur og auðir reitir">
        <p>
          Lína er einn liður í ársskýrslu eins lands: ár, viðauki, flokkunareining, vöruheiti, magn, eining,
          innflutningsland, útflutningsland, uppruni, tilgangur, tilurð og hvort landið gaf hana upp (E er
          útflutningslandið, I innflutningslandið). Í myndritum er hún kölluð færsla.
        </p>
        <p>
          Auður reitur merkir að ekkert var gefið upp. Hann er gildi út af fyrir sig, hægt er að velja hann
          eins og önnur gildi og hann er skrifaður <code>-</code> í slóðum. Ekkert er fyllt út.
        </p>
        <Formula name="Ein eining fyrir fjölda" rule="normaliseUnit">
          Auð eining, „<span lang="en">Number of specimens</span>“ og „<span lang="en">number</span>“ eru sama
          einingin. Aðrar einingar halda birtu heiti sínu.
        </Formula>
        <p>Heimild: leiðbeiningarnar, kafli 2.</p>
      </Part>

      <Part id="trade-articles" title="Mælieiningar og vörur">
        <p>
          Magn er gefið upp í mörgum einingum. Einingar sömu gerðar eru umreiknaðar í eina mælieiningu. Ólíkar
          mælieiningar eru aldrei lagðar saman.
        </p>
        <MeasuresTable
          caption="Mælieiningar og einingar sem eru umreiknaðar í þær"
          head={['Mælieining', 'Einingar og stuðlar']}
          names={{
            number: 'Fjöldi',
            kg: 'Kílógrömm (kg)',
            l: 'Lítrar (l)',
            m: 'Metrar (m)',
            m2: 'Fermetrar (m²)',
            m3: 'Rúmmetrar (m³)',
          }}
          blank="auð"
          containers={[
            'Ílát og annað',
            'Sett, kolbur, pokar, flöskur, öskjur, dósir, pappaöskjur, kassar, stykki, sendingar, síður og einingar sem ekki eru nefndar hér að ofan: hvert um sig er sérstök mælieining, aldrei umreiknað og aldrei lagt við annað',
          ]}
        />
        <Formula name="Mælieining magns" rule="conversionOf">
          Uppgefið magn × stuðull einingarinnar, nákvæmt til síðasta uppgefna tölustafs.
        </Formula>
        <p>
          Magn er aðeins lagt saman innan einnar <em>vöru</em>. Vara er eitt vöruheiti í einni mælieiningu,
          til dæmis skögultennur í fjölda eða kjöt í kílógrömmum. Fyrir öll vöruheiti í einu sýna síðurnar
          færslur eða lista yfir vörur, og enga summu. Eina summan þvert á vöruheiti er{' '}
          <a href="#trade-animals">heil dýr</a>. Myndrit sýna allt að <RuleFigure of="articlesOverTime" />{' '}
          vörur í sömu mælieiningu.
        </p>
        <Formula name="Helsta vara" rule="mainArticles">
          Varan sem er með flestar línur á síðustu <RuleFigure of="windowYears" /> árum útgáfunnar með heilum
          gögnum, eða á öllum árum ef tegundin á enga línu á þeim. Séu vörur jafnar ræður fjöldi þessara ára
          með línum, þá fjöldi lína á öllum árum, þá vöruheiti, þá mælieining.
        </Formula>
        <Formula name="Næsthelsta vara" rule="mainArticles">
          Sú næsta, ef hún á að minnsta kosti 1 af hverjum <RuleFigure of="secondShare" /> línum þessara ára.
        </Formula>
        <Formula name="Magn í samanburði" rule="comparedFigures">
          Helsta vara hverrar tegundar, ef mælieining hennar er sú sem borin er saman; af völdum vöruheitum
          helsta varan, annars sú vara sem er með flestar línur. Tegund án slíkra lína hefur enga tölu, ekki
          núll.
        </Formula>
        <p>
          Vöruheitið <code>specimens</code> merkir vísindasýni. Sé það helsta varan er það tekið fram.
        </p>
        <p>
          Heimild: umreikningur fylgir <span lang="en">CITES Wildlife TradeView</span>. Val á vörum er regla
          vefsins.
        </p>
      </Part>
    </>
  )
}
