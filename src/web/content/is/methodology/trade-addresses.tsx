import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** How a choice is written, and the sums of earlier versions. */
export function TradeAddresses() {
  return (
    <>
      <Part id="trade-addresses" title="Val og slóðir">
        <p>
          Val er einn texti, sá sami í vefslóð, í opna viðmótinu og í skráarheitum. Komma er á milli gilda;{' '}
          <code>-</code> merkir ekki gefið upp; ekki skiptir máli hvort notaðir eru hástafir eða lágstafir.
        </p>
        <WrittenTable
          caption="Hvað val getur innihaldið"
          head={['Heiti', 'Gildi', 'Ef það vantar']}
          rows={[
            [<code key="name">start_year, end_year</code>, 'Ár', 'Öll ár útgáfunnar'],
            [<code key="name">term</code>, 'Birt vöruheiti, til dæmis tusks', 'Öll vöruheiti'],
            [
              <code key="name">unit</code>,
              <>
                Mælieiningin: <code>number, kg, l, m, m2, m3</code>, eða ílát
              </>,
              'Allar mælieiningar',
            ],
            [<code key="name">importer, exporter, origin</code>, 'Landakóðar', 'Öll lönd'],
            [<code key="name">purpose, source</code>, 'CITES-kóðar', 'Allir kóðar'],
            [
              <code key="name">reporter</code>,
              <code key="values">both, exporters, importers, larger</code>,
              'Færslur beggja; magn eftir hærri tölunni',
            ],
            [
              <code key="name">movement</code>,
              <code key="values">all, direct, re-exports</code>,
              'Allar leiðir fyrir færslur, bein verslun fyrir magn',
            ],
            [<code key="name">by</code>, <code key="values">exporter, source</code>, 'Útflutningsland'],
            [<code key="name">release</code>, 'Útgáfa, til dæmis 2025.1', 'Útgáfan í notkun'],
          ]}
        />
        <CodeBlock title="Skögultennur náhvala frá Grænlandi, eins og útflutningslönd gefa upp" lang="text">
          term=tusks&exporter=GL&reporter=exporters&movement=direct
        </CodeBlock>
        <p>
          Með <code>reporter=both</code> er magn gefið upp einu sinni fyrir hvora hlið. Gildi sem engin lína
          útgáfunnar inniheldur hafnar opna viðmótið og nefnir næstu þekktu gildi, og eins óþekktu heiti
          (staða 400). Slóð sem nefnir útgáfu gefur alltaf sama svar.
        </p>
        <p>
          Línurnar sjálfar eru á <code>/api/trade-records?species_id=…</code>, síðu fyrir síðu, og á{' '}
          <code>/api/trade-records.csv?species_id=…</code> sem ein CSV-skrá. Báðar slóðir taka við sama vali.
        </p>
        <Formula name="Þekkt gildi" rule="knownSelection">
          Gildi úr útgáfunni, með hástöfum eða lágstöfum; annars eru þau þrjú næstu nefnd.
        </Formula>
        <Formula name="Línur vals" rule="selectRows">
          Línur sem standast allt sem valið er; innan eins vals nægir eitt af gildum þess.
        </Formula>
      </Part>

      <Part id="plain-sum" title="Einföld summa yfir allar línur">
        <p>
          Eldri útgáfur vefsins lögðu saman allt magn tegundar. Þær summur eru enn geymdar, ásamt þróuninni
          sem reiknuð er af þeim (<code>total_quantity</code>, <code>trade_trend</code>,{' '}
          <code>recent_trend</code>). Verslunarsíða tegundar notar þær ekki. Samanburður tegunda ekki heldur.
          Verslunarþróun á mælaborði notar þær enn og segir frá því.
        </p>
        <p>
          Lesa ber þær með varúð, því að þær leggja saman það sem ekki má leggja saman: grömm og stykki,
          skýrslur útflutningslands og innflutningslands um sömu sendingu, og endurútflutning og fyrsta
          útflutning. Þar sem slík þróun er önnur en niðurstaðan á síðu tegundarinnar er niðurstaðan betra
          svar.
        </p>
        <Formula name="Einföld summa" rule="totalReported">
          Allt uppgefið magn, hver sem eining, skýrslugjafi og leið er.
        </Formula>
        <Formula name="Þróun einföldu summunnar" rule="tradeTrend">
          Meðaltal síðustu <RuleFigure of="plainWindow" /> ára ÷ meðaltal þeirra{' '}
          <RuleFigure of="plainWindow" /> á undan: yfir <RuleFigure of="plainGrowth" /> vaxandi, undir{' '}
          <RuleFigure of="plainDecline" /> minnkandi, annars stöðug; færri en{' '}
          <RuleFigure of="plainFewestYears" /> ár með línum gefa ekkert svar.
        </Formula>
      </Part>
    </>
  )
}
