import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { WholeAnimalsTable } from '#web/public/methodology/whole-animals-table.tsx'
import { Part } from '#web/public/written/part.tsx'

/** What can be converted into animals, and what cannot. */
export function TradeAnimals() {
  return (
    <Part id="trade-animals" title="Heil dýr">
      <p>
        Sumar vörur eru hver um sig úr einu dýri. Þegar þær eru taldar í fjölda er hægt að umreikna þær í heil
        dýr.
      </p>
      <WholeAnimalsTable
        caption="Dýr á hvert stykki"
        head={['Vöruheiti', 'Dýr á stykki']}
        tusksOf={(species) =>
          species === 'Odobenus rosmarus'
            ? 'skögultennur rostunga'
            : 'skögultennur náhvala (ein framkomin tönn)'
        }
        rest={[
          'Öll önnur vöruheiti og allar aðrar mælieiningar, einkum kavíar og hrogn; seiði, lifandi egg',
          'Ekki umreiknað',
        ]}
      />
      <p>
        Eitt dýr getur verið sent bæði sem skinn og sem hauskúpa. Talan er því bil með neðri og efri mörkum.
        Par telst tvö stykki. Lína með broti úr stykki er með ranga einingu; hún er ekki umreiknuð og fjöldi
        slíkra lína er gefinn upp.
      </p>
      <Formula name="Heil dýr" rule="wholeAnimals">
        Neðri mörk = lifandi + skrokkar + veiðiminjagripir + dýr eftir skögultönnum + hæsta talan af (skinn og
        feldir, hauskúpur, beinagrindur). Efri mörk = summa alls. Sé grunnurinn hærri talan er hún fyrst tekin
        í hverri verslunarlínu; bilið er síðan myndað fyrir hvert ár, innflutningsland, útflutningsland og
        uppruna og lagt saman. Þar sem bæði mörkin námundast að sömu tölu er ein tala sýnd.
      </Formula>
      <p>
        Við töluna er hlutfall þeirra lína sem hægt var að umreikna. Sé það undir{' '}
        <RuleShareFigure of="shownFrom" /> er talan aðeins sýnd ef um er beðið.
      </p>
      <p>
        Heimild: heilar lífverur eins og hjá Harfoot o.fl. 2018; hálft dýr á hverja rostungstönn leiðir af
        tölum um rostunga í greiningu á ársskýrslum Evrópusambandsins fyrir 2013.
      </p>
    </Part>
  )
}
