import { Formula } from '#web/public/methodology/formula.tsx'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { LastCompleteYear } from '#web/public/written/release-figures.tsx'

/** How trade is said to rise or fall. */
export function TradeTrend() {
  return (
    <Part id="trade-trend" title="Trade trend">
      <p>
        The trend compares the latest three years of reported trade with the three before them. It uses the
        sum of quantities of a year, over all records of the species, as reported.
      </p>
      <CodeBlock title="Trade trend, worked through" lang="text">
        {TREND_STEPS}
      </CodeBlock>
      <Formula name="Trade trend" rule="tradeTrend">
        Mean of the years max−2 to max ÷ mean of the years max−5 to max−3: above 1.2 increasing, below 0.8
        decreasing, else stable. A year without a report counts as zero.
      </Formula>
      <Formula name="The same on complete years" rule="completeYearsTrend">
        The same rule over the years up to the last complete one of the release (
        <LastCompleteYear />
        ). Where it gives another answer, species pages and the dashboard show both.
      </Formula>
      <Formula name="In the dashboard’s words" rule="dashboardTrend">
        increasing → Increasing; stable → Stable; decreasing → Declining; no trade, or fewer than five years →
        Unknown.
      </Formula>
    </Part>
  )
}

const TREND_STEPS = `
A made-up example: quantities reported per year

  2017   2018   2019  |  2020   2021   2022
    90    110    100  |   120    140    130

  earlier mean  = ( 90 + 110 + 100) / 3 = 100
  recent mean   = (120 + 140 + 130) / 3 = 130
  ratio         = 130 / 100 = 1.3    above 1.2: increasing

Before the ratio is taken
  no record at all                      no trade
  fewer than 5 different years          insufficient data
  both means are 0                      no trade
  recent mean 0, earlier mean above     decreasing
  earlier mean 0, recent mean above     increasing
`
