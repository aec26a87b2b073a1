import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** Two reports of the same trade: how they are counted, and how they compare. */
export function TradeLedgers() {
  return (
    <>
      <Part id="trade-ledgers" title="Tvennar skýrslur, þrír grunnar">
        <p>
          Sama sending getur verið gefin upp tvisvar, einu sinni af hvoru landi. Magn úr skýrslum
          útflutningslanda og innflutningslanda er aldrei lagt saman. Hver magntala á sér einn af þremur
          grunnum og hans er getið við töluna.
        </p>
        <WrittenTable
          caption="Grunnar magntalna"
          head={['Grunnur', 'Í slóðum', 'Hvað er talið']}
          rows={[
            [
              'Skýrslur útflutningslanda',
              <code key="code">exporters</code>,
              'Línur frá löndum sem flytja út eða endurútflytja',
            ],
            [
              'Skýrslur innflutningslanda',
              <code key="code">importers</code>,
              'Línur frá löndum sem flytja inn',
            ],
            [
              'Hærri talan (verg verslun)',
              <code key="code">larger</code>,
              'Í hverri verslunarlínu hærri talan af tveimur; síðan eru verslunarlínurnar lagðar saman',
            ],
          ]}
        />
        <Formula name="Verslunarlína" rule="lineAmounts">
          Línur með sama ár, flokkunareiningu, innflutningsland, útflutningsland, uppruna, vöruheiti og
          mælieiningu. Uppruni sem er sá sami og útflutningslandið telst auður. Magn er fyrst umreiknað.
          Tilgangur og tilurð eru ekki borin saman; síun eftir þeim fer fram áður en verslunarlínur eru
          myndaðar.
        </Formula>
        <Formula name="Hærri talan" rule="onBasis">
          Í hverri verslunarlínu: summa lína frá útflutningslandi eða summa lína frá innflutningslandi, hvor
          sem er hærri.
        </Formula>
        <p>
          Fjöldi færslna telur línur, annaðhvort allar eða aðeins frá annarri hliðinni. Hann sýnir hve mikið
          var gefið upp, ekki hve mikil verslunin var.
        </p>
        <Formula name="Hrein verslun lands" rule="netTrade">
          Hreinn útflutningur = vergur útflutningur − vergur innflutningur einnar vöru; hreinn innflutningur
          öfugt. Neikvæð útkoma er ekki sýnd.
        </Formula>
        <p>Heimild: leiðbeiningarnar, kaflar 3.2 (verg verslun) og 3.3 (hrein verslun).</p>
      </Part>

      <Part id="trade-compared" title="Samanburður á skýrslum beggja landa">
        <p>
          Þar sem ein vara er sýnd má bera saman skýrslur beggja hliða, í heild og fyrir hvert landapar.
          Notaðar eru sömu verslunarlínur og fyrir hærri töluna.
        </p>
        <Formula name="Staðfest af báðum" rule="ledgersOf">
          Í hverri verslunarlínu: lægri summan af tveimur. Aðeins útflutningslönd = útflutningslönd −
          staðfest; aðeins innflutningslönd = innflutningslönd − staðfest. Staðfest + aðeins útflutningslönd +
          aðeins innflutningslönd = hærri talan.
        </Formula>
        <Formula name="Samræmi" rule="ledgersOf">
          Staðfest ÷ hærri talan, frá 0 (ekkert sameiginlegt) til 1 (alveg eins).
        </Formula>
        <Formula name="Slagsíða" rule="ledgersOf">
          (Útflutningslönd − innflutningslönd) ÷ (útflutningslönd + innflutningslönd), frá −1 (aðeins
          innflutningslönd) til 1 (aðeins útflutningslönd).
        </Formula>
        <p>Þótt magni beri saman sést ekki hvaða línur eiga saman. Pör eru talin í fjórum þrepum.</p>
        <WrittenTable
          caption="Þrep þar sem línur beggja hliða mynda pör"
          head={['Þrep', 'Hvað þarf að vera eins']}
          rows={[
            [
              'L0',
              'Ár, flokkunareining, innflutningsland, útflutningsland, uppruni eins og gefinn var upp, vöruheiti, eining eins og gefin var upp, tilgangur og tilurð',
            ],
            ['L1', 'Af afganginum: það sama án tilgangs og tilurðar'],
            ['L2', 'Af afganginum: það sama, einnig án uppruna'],
            [
              'L3',
              'Af afganginum: allt eins og í L0 og magnið jafnmikið, en árs munur. Þær elstu fyrst og hver aðeins einu sinni',
            ],
          ]}
        />
        <Formula name="Pör" rule="ledgerPairs">
          L0 til L3 eins og í töflunni, innan þeirra lína sem valdar eru, og það sem eftir er hjá hvorri hlið.
        </Formula>
        <p>
          Munur á skýrslum beggja landa er ekki vísbending um ólöglega verslun. Í leiðbeiningunum eru nefndar
          eðlilegar skýringar (bls. 14): leyfi sem voru gefin út en ekki notuð; skýrslur sem byggja á leyfum í
          öðru landinu og á raunverulegri verslun í hinu; sendingar um áramót; ólík vöruheiti, einingar eða
          kóðar; skýrslur sem vantar.
        </p>
      </Part>
    </>
  )
}
