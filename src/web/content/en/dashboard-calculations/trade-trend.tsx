import { Link } from '@tanstack/react-router'
import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** How trade is said to rise or fall. */
export function TradeTrend() {
  return (
    <Part id="trade-trend" title="Trade trend">
      <p>
        The trend is a verdict over the <RuleFigure of="windowYears" /> years up to the last complete year of
        the release (<TrendWindowYears />
        ). It tests up to <RuleFigure of="counts" /> counts of a species’ trade by three rules and names a
        direction only if that does not depend on what is counted. Quantities are never added across units,
        nor across exporters’ and importers’ reports. The counts, the rules and the thresholds are described
        under{' '}
        <Link to="/methodology" hash="trade-trends">
          Trend verdicts
        </Link>
        .
      </p>
      <Formula name="Verdict" rule="tradeTrends">
        Direction of the tests over the window, with the number of tests that rise and fall. It is shown
        beside the word.
      </Formula>
      <WrittenTable
        caption="Verdicts in the dashboard’s words"
        head={['Verdict', 'On the dashboard']}
        rows={[
          ['Increasing', 'Increasing'],
          ['Decreasing', 'Decreasing'],
          ['No clear trend', 'Stable'],
          ['Depends on what is counted', 'Depends'],
          ['Too little data', 'Unknown'],
        ]}
      />
      <Formula name="In the dashboard’s words" rule="dashboardTrend">
        As in the table.
      </Formula>
      <p>
        The trend of earlier versions compared the sums of all quantities, whatever their unit. It is still
        stored and is shown only under the name{' '}
        <Link to="/methodology" hash="plain-sum">
          plain sum over all rows
        </Link>
        .
      </p>
    </Part>
  )
}
