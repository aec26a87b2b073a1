import { Formula } from '#web/public/methodology/formula.tsx'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { LastCompleteYear } from '#web/public/written/release-figures.tsx'

/** How trade is said to rise or fall. */
export function TradeTrend() {
  return (
    <Part id="trade-trend" title="Þróun verslunar">
      <p>
        Þróunin ber saman síðustu þrjú ár uppgefinnar verslunar og þrjú ár þar á undan. Hún notar summu magns
        hvers árs, yfir allar færslur tegundarinnar, eins og það var gefið upp.
      </p>
      <CodeBlock title="Þróun verslunar, reiknað dæmi" lang="text">
        {TREND_STEPS}
      </CodeBlock>
      <Formula name="Þróun verslunar" rule="tradeTrend">
        Meðaltal áranna max−2 til max ÷ meðaltal áranna max−5 til max−3: yfir 1,2 vaxandi, undir 0,8
        minnkandi, annars stöðug. Ár án færslna telst núll.
      </Formula>
      <Formula name="Hið sama miðað við ár með heilum gögnum" rule="completeYearsTrend">
        Sama regla yfir árin til og með síðasta ári útgáfunnar með heilum gögnum (
        <LastCompleteYear />
        ). Þar sem hún gefur annað svar sýna tegundasíður og mælaborðið hvort tveggja.
      </Formula>
      <Formula name="Með orðum mælaborðsins" rule="dashboardTrend">
        vaxandi → Vaxandi; stöðug → Stöðug; minnkandi → Minnkandi; engin verslun, eða færri en fimm ár →
        Óþekkt.
      </Formula>
    </Part>
  )
}

const TREND_STEPS = `
Tilbúið dæmi: uppgefið magn á ári

  2017   2018   2019  |  2020   2021   2022
    90    110    100  |   120    140    130

  eldra meðaltal   = ( 90 + 110 + 100) / 3 = 100
  nýlegt meðaltal  = (120 + 140 + 130) / 3 = 130
  hlutfall         = 130 / 100 = 1,3    yfir 1,2: vaxandi

Áður en hlutfallið er tekið
  engin færsla                             engin verslun
  færri en 5 ólík ár                       ófullnægjandi gögn
  bæði meðaltöl eru 0                      engin verslun
  nýlegt meðaltal 0, eldra meðaltal hærra  minnkandi
  eldra meðaltal 0, nýlegt meðaltal hærra  vaxandi
`
