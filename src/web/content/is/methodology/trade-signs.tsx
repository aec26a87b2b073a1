import { Formula } from '#web/public/methodology/formula.tsx'
import { SignsTable } from '#web/public/methodology/signs-table.tsx'
import { RuleFigure, RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** What has to be known beside a figure, and what to do about it. */
export function TradeSigns() {
  return (
    <Part id="trade-signs" title="Merki við tölur">
      <p>
        Merki birtist aðeins þar sem ástæða þess á við tölurnar sem sýndar eru. Það fylgir þeim í niðurhal
        (dálkurinn <code>notes</code>), myndir, útprentun og opna viðmótið (<code>signs</code>).
      </p>
      <SignsTable
        caption="Merki við verslunartölur"
        head={['Merki', 'Hvenær það birtist', 'Hvað má gera']}
        words={{
          both_ledgers_counted: [
            'Skýrslur beggja landa taldar',
            'Færslur útflutningslanda og innflutningslanda eru taldar; sending sem bæði gáfu upp telst tvisvar',
            'Veldu aðra hliðina eða lestu magntölurnar, sem eru aldrei lagðar saman milli landanna',
          ],
          one_side_only: [
            'Aðeins önnur hliðin gefur upp',
            'Allar línur eru frá útflutningslöndum, eða allar frá innflutningslöndum',
            'Segðu hver gaf upp; ekkert staðfestir töluna frá hinni hliðinni',
          ],
          one_side_below_a_twentieth: [
            'Önnur hliðin gefur nær ekkert upp',
            <>
              Magn annarrar hliðarinnar er undir 1/
              <RuleFigure of="oneSidedBelow" /> af magni hinnar
            </>,
            'Berðu skýrslur beggja saman áður en þú vitnar í aðra þeirra',
          ],
          one_row_year: [
            'Ein lína ræður árinu',
            <>
              Í skýrslum annarrar hliðarinnar er ein lína meira en helmingur árs sem er með að minnsta kosti{' '}
              <RuleFigure of="fewestRowsOfYear" /> línur; merkið nefnir línuna og hlut hennar
            </>,
            'Skoðaðu línuna: einingin getur verið röng eða sendingin ein og stór',
          ],
          re_exports: [
            'Mikill endurútflutningur',
            <>
              Meira en <RuleShareFigure of="manyReExports" /> línanna eru endurútflutningur
            </>,
            'Veldu beina verslun eða raðaðu löndum eftir upprunalandi vörunnar',
          ],
          newest_year_incomplete: [
            'Nýjasta ár ekki heilt',
            'Ár á eftir síðasta ári með heilum gögnum er sýnt',
            'Ekki lesa síðustu ár sem samdrátt; nemdu staðar við síðasta ár með heilum gögnum',
          ],
          source_unrecorded: [
            'Tilurð að mestu óskráð',
            <>
              Meira en helmingur lína fyrir <RuleFigure of="sourceSince" /> nefnir enga tilurð
            </>,
            'Berðu ekki saman villt og alið fyrr en frá því ári',
          ],
          listed_only_since: [
            'Aðeins skráð frá tilteknu ári',
            'Tegundin var fyrst skráð eftir að CITES tók gildi',
            'Byrjaðu á skráningarárinu; fáar eða engar skýrslur fyrir það merkja ekki að engin verslun hafi verið',
          ],
          reservation_known: [
            'Fyrirvari þekktur',
            'Land hefur gert fyrirvara við skráninguna',
            'Lestu verslun þess sér: hún þarf ekki að fylgja skráningunni',
          ],
        }}
      />
      <Formula name="Hvaða merki eiga við" rule="tradeSigns">
        Hvert merki hefur sitt eigið skilyrði um línurnar sem taldar eru, vöruna sem er sýnd, útgáfuna og
        skráningarnar.
      </Formula>
      <p>
        Heimild: leiðbeiningarnar, kaflar 2 og 3; Robinson &amp; Sinovas 2018 og Berec o.fl. 2021 lýsa
        mislestrinum. Mörkin eru vefsins.
      </p>
    </Part>
  )
}
