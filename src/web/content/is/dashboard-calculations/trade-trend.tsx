import { Link } from '@tanstack/react-router'
import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** How trade is said to rise or fall. */
export function TradeTrend() {
  return (
    <Part id="trade-trend" title="Þróun verslunar">
      <p>
        Þróunin er niðurstaða fyrir þau <RuleFigure of="windowYears" /> ár sem enda á síðasta ári útgáfunnar
        með heilum gögnum (<TrendWindowYears />
        ). Allt að <RuleFigure of="counts" /> talningar á verslun með tegund eru prófaðar með þremur reglum og
        stefna er aðeins nefnd ef hún fer ekki eftir því hvað er talið. Magn er aldrei lagt saman í ólíkum
        einingum, né heldur úr skýrslum útflutnings- og innflutningslanda. Talningunum, reglunum og
        viðmiðunarmörkunum er lýst undir{' '}
        <Link to="/methodology" hash="trade-trends">
          Niðurstöður um þróun
        </Link>
        .
      </p>
      <Formula name="Niðurstaða" rule="tradeTrends">
        Stefna prófanna yfir tímabilið ásamt fjölda prófa sem sýna vöxt og samdrátt. Tölurnar eru sýndar við
        hlið orðsins.
      </Formula>
      <WrittenTable
        caption="Niðurstöður með orðum mælaborðsins"
        head={['Niðurstaða', 'Á mælaborðinu']}
        rows={[
          ['Vaxandi', 'Vaxandi'],
          ['Minnkandi', 'Minnkandi'],
          ['Engin skýr þróun', 'Stöðug'],
          ['Fer eftir því hvað er talið', 'Breytilegt'],
          ['Of lítil gögn', 'Óþekkt'],
        ]}
      />
      <Formula name="Með orðum mælaborðsins" rule="dashboardTrend">
        Eins og í töflunni.
      </Formula>
      <p>
        Þróunin í eldri útgáfum bar saman summur alls magns, hver sem einingin var. Hún er enn geymd og aðeins
        sýnd undir heitinu{' '}
        <Link to="/methodology" hash="plain-sum">
          einföld summa yfir allar línur
        </Link>
        .
      </p>
    </Part>
  )
}
