import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure, RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { TrendCountsTable } from '#web/public/methodology/trend-counts-table.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TrendWindowYears } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** When trade is said to rise or fall. */
export function TradeTrends() {
  return (
    <Part id="trade-trends" title="Trend verdicts">
      <p>
        Whether trade rises can depend on what is counted: records or quantities, one side’s reports or the
        other’s, tusks or carvings. A verdict therefore rests on up to <RuleFigure of="counts" /> counts, each
        tested by three rules. The tests are the cells of a grid that opens beside the verdict.
      </p>
      <p>
        All species have the same window: the <RuleFigure of="windowYears" /> years up to the release’s last
        complete year (<TrendWindowYears /> in the release in use). A year without rows counts as zero. Years
        before the first row of the species are left out. A count with fewer than{' '}
        <RuleFigure of="fewestNonzero" /> years above zero is not tested. Sums are exact.
      </p>
      <TrendCountsTable
        caption="What is counted for a verdict"
        head={['Count', 'Basis']}
        words={{
          records: ['Records', 'Rows of both sides, all movements'],
          records_exporters: ['Records, exporters', 'Rows reported by exporters, all movements'],
          records_importers: ['Records, importers', 'Rows reported by importers, all movements'],
          main_exporters: ['Main article, exporters', 'Exporters’ reports, direct trade'],
          main_importers: ['Main article, importers', 'Importers’ reports, direct trade'],
          main_larger: ['Main article, larger side', 'Larger side, direct trade'],
          second_exporters: ['Second article, exporters', 'Exporters’ reports, direct trade'],
          second_importers: ['Second article, importers', 'Importers’ reports, direct trade'],
          second_larger: ['Second article, larger side', 'Larger side, direct trade'],
          whole_animals: [
            'Whole animals, upper end',
            'Larger side, direct trade; only if at least half of the rows can be converted',
          ],
        }}
      />
      <Formula name="Counts and tests" rule="trendGrid">
        Every count of the table over the window, with the answers of the three rules below.
      </Formula>
      <Formula name="Rule (a): two means" rule="meanChange">
        Mean of the last <RuleFigure of="threeYears" /> years ÷ mean of the <RuleFigure of="threeYears" />{' '}
        before: at least <RuleFigure of="growth" /> increasing, at most <RuleFigure of="decline" />{' '}
        decreasing, otherwise stable. Only zeros before and something after: increasing. Only zeros: stable.
      </Formula>
      <Formula name="Rule (b): straight line" rule="linearTrend">
        Slope of the least-squares line ÷ mean: above <RuleFigure of="steep" /> increasing, below −
        <RuleFigure of="steep" /> decreasing, if R² is at least <RuleFigure of="closeFit" /> and the total of
        the window is above <RuleFigure of="smallestTotal" /> in its measure. Otherwise no trend.
      </Formula>
      <Formula name="Rule (c): Mann–Kendall" rule="rankTrend">
        Mann–Kendall test, corrected for ties and continuity (normal approximation): a direction if the
        two-sided p is below <RuleFigure of="significant" />. Otherwise no trend.
      </Formula>
      <WrittenTable
        caption="The verdict; the first line that applies decides"
        head={['Verdict', 'When']}
        rows={[
          [
            'Too little data',
            <>
              Fewer than <RuleFigure of="fewestCells" /> tests, or fewer than <RuleFigure of="fewestRows" />{' '}
              rows in the window
            </>,
          ],
          [
            'Depends on what is counted',
            <>
              At least one test in <RuleFigure of="some" /> rises and at least one in <RuleFigure of="some" />{' '}
              falls
            </>,
          ],
          [
            'Increasing',
            <>
              At least one test in <RuleFigure of="many" /> rises, fewer than one in <RuleFigure of="some" />{' '}
              fall, and at least one count in <RuleFigure of="many" /> rises by rule (b) or (c)
            </>,
          ],
          ['Decreasing', 'The same, with falls instead of rises'],
          ['No clear trend', 'In all other cases'],
        ]}
      />
      <Formula name="Verdict" rule="trendFinding">
        As in the table. The numbers are shown beside the word, as in ‘14 of 21 tests fall, none rises’.
      </Formula>
      <p>
        The rule was tested by simulation. With the years in random order it names a direction in{' '}
        <RuleShareFigure of="chance" /> of cases. A true growth of <RuleShareFigure of="simulatedGrowth" /> a
        year is found in <RuleShareFigure of="found" /> of cases. ‘No clear trend’ therefore does not mean
        that trade is constant.
      </p>
      <p>
        Source: the trend rule draws on UNEP-WCMC’s identification of shifts in trade. The grid and the
        thresholds of the verdict are those of this site.
      </p>
    </Part>
  )
}
