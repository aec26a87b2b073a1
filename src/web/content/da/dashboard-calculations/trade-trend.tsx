import { Formula } from '#web/public/methodology/formula.tsx'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { LastCompleteYear } from '#web/public/written/release-figures.tsx'

/** How trade is said to rise or fall. */
export function TradeTrend() {
  return (
    <Part id="trade-trend" title="Handelsudvikling">
      <p>
        Udviklingen sammenligner de seneste tre års indberettede handel med de tre før dem. Den bruger summen
        af et års mængder over alle artens registreringer, som indberettet.
      </p>
      <CodeBlock title="Handelsudvikling, regnet igennem" lang="text">
        {TREND_STEPS}
      </CodeBlock>
      <Formula name="Handelsudvikling" rule="tradeTrend">
        Gennemsnittet af årene max−2 til max ÷ gennemsnittet af årene max−5 til max−3: over 1,2 stigende,
        under 0,8 faldende, ellers stabil. Et år uden en indberetning tæller som nul.
      </Formula>
      <Formula name="Det samme over fuldstændige år" rule="completeYearsTrend">
        Den samme regel over årene til og med udgivelsens sidste fuldstændige (<LastCompleteYear />
        ). Hvor den giver et andet svar, viser artssiderne og dashboardet begge.
      </Formula>
      <Formula name="Med dashboardets ord" rule="dashboardTrend">
        <code>increasing</code> → Stigende; <code>stable</code> → Stabil; <code>decreasing</code> → Faldende;
        ingen handel eller færre end fem år → Ukendt.
      </Formula>
    </Part>
  )
}

const TREND_STEPS = `
Et opdigtet eksempel: indberettede mængder pr. år

  2017   2018   2019  |  2020   2021   2022
    90    110    100  |   120    140    130

  tidligere gennemsnit = ( 90 + 110 + 100) / 3 = 100
  seneste gennemsnit   = (120 + 140 + 130) / 3 = 130
  forhold              = 130 / 100 = 1,3    over 1,2: stigende

Før forholdet beregnes
  ingen registreringer                                ingen handel
  færre end 5 forskellige år                  utilstrækkelige data
  begge gennemsnit er 0                       ingen handel
  seneste gennemsnit 0, tidligere over 0      faldende
  tidligere gennemsnit 0, seneste over 0      stigende
`
