import { ArcticCountryCodes } from '#web/public/methodology/arctic-country-codes.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { SourceGroupsTable } from '#web/public/methodology/source-groups-table.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Which way goods went, which country they are counted for, and where specimens came from. */
export function TradeMovements() {
  return (
    <>
      <Part id="trade-movements" title="Leið vöru og lönd">
        <dl>
          <dt>Bein verslun</dt>
          <dd>Uppruninn er auður eða sá sami og útflutningslandið.</dd>
          <dt>Endurútflutningur</dt>
          <dd>Allur annar uppruni, einnig óþekktur (XX).</dd>
        </dl>
        <p>
          Endurútflutningur varðar vöru sem var þegar talin þegar hún fór fyrst úr landi. Magn nær því til
          beinnar verslunar nema annað sé valið; færslur ná til allra leiða. Við hverja mynd er sagt hve
          mörgum línum valið sleppir.
        </p>
        <Formula name="Línur sem eru taldar" rule="countedRows">
          Línur sem standast allt sem valið er. Sé leið ekki valin: allar leiðir fyrir færslur, bein verslun
          fyrir magn.
        </Formula>
        <Formula name="Upprunaland vörunnar" rule="sourceCountry">
          Upprunaland þar sem þekkt land er nefnt (ekki XX), annars útflutningslandið.
        </Formula>
        <Formula name="Land í röð" rule="rankedCountry">
          Útflutningslandið eða, ef það er valið, upprunaland vörunnar. Fyrstu{' '}
          <RuleFigure of="rankedCountries" /> löndin eru sýnd.
        </Formula>
        <p>
          <strong>Úthafið.</strong> Eintök sem tekin eru á úthafinu eru aðflutningur úr sjó (útflutningsland
          HS, tilurð X, eða uppruni HS þegar talið er eftir upprunalandi vörunnar). Þau eru sýnd undir því
          heiti og ekki í röð með löndum. <strong>Land ekki nefnt.</strong> XX (óþekkt), XV (ýmis), ZZ og
          auðir reitir eru aldrei í röðinni. Summa þeirra er alltaf gefin upp.
        </p>
        <Formula name="Hlutur norðurslóða" rule="arcticShare">
          Hlutfall lína frá löndum norðurslóða, og við hlið þess hlutfallið með tilurð W, X og R: fugl sem er
          alinn í Bretlandi á sér ekki uppruna á norðurslóðum. Nafngreint útflutningsland telst með þótt
          tilurðin sé X. Kóðar: <ArcticCountryCodes />.
        </Formula>
        <p>Grænland, Færeyjar og Svalbarði eru aldrei talin með Danmörku eða Noregi.</p>
        <p>
          Heimild: leiðbeiningarnar, kaflar 2 og 3; bein verslun eins og í greiningu UNEP-WCMC fyrir
          Evrópusambandið; endurútflutningi sleppt eins og hjá Harfoot o.fl. 2018.
        </p>
      </Part>

      <Part id="trade-sources" title="Flokkar tilurðarkóða">
        <SourceGroupsTable
          caption="Tilurðarkóðar eftir flokkum"
          head={['Flokkur', 'Kóðar', 'Athugasemdir']}
          blank="autt"
          words={{
            wild: [
              'Úr náttúrunni',
              'Tekið í náttúrunni, á úthafinu eða alið eftir töku. Það síðastnefnda (R) má sýna sér',
            ],
            captive: ['Úr eldi', 'Ræktað eða fætt í haldi'],
            artificial: ['Ræktað', 'Plöntur'],
            pre_convention: ['Fyrir samning', 'Fengið áður en CITES náði til tegundarinnar'],
            confiscated: [
              'Gert upptækt',
              'Lögleg verslun með hluti sem lagt var hald á áður; ekki mælikvarði á haldlagningar (leiðbeiningarnar, bls. 15)',
            ],
            unknown: ['Óþekkt', 'Gefið upp sem óþekkt, eða ekki gefið upp'],
          }}
        />
        <Formula name="Flokkur tilurðar" rule="sourceGroup">
          Eins og í töflunni. Y, framleiðsla plantna með aðstoð, er í engum flokki og er sýnd sér.
        </Formula>
      </Part>
    </>
  )
}
