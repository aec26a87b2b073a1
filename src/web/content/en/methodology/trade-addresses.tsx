import { Formula } from '#web/public/methodology/formula.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** How a choice is written, and the sums of earlier versions. */
export function TradeAddresses() {
  return (
    <>
      <Part id="trade-addresses" title="Choices and addresses">
        <p>
          A choice is one text, the same in the address bar, in the public interface and in file names.
          Several values are separated by commas; <code>-</code> means not reported; upper and lower case do
          not matter.
        </p>
        <WrittenTable
          caption="What a choice may contain"
          head={['Name', 'Values', 'Without it']}
          rows={[
            [<code key="name">start_year, end_year</code>, 'Years', 'All years of the release'],
            [<code key="name">term</code>, 'Published terms, such as tusks', 'All terms'],
            [
              <code key="name">unit</code>,
              <>
                The measure: <code>number, kg, l, m, m2, m3</code>, or a container
              </>,
              'All measures',
            ],
            [<code key="name">importer, exporter, origin</code>, 'Codes of countries', 'All countries'],
            [<code key="name">purpose, source</code>, 'CITES codes', 'All codes'],
            [
              <code key="name">reporter</code>,
              <code key="values">both, exporters, importers, larger</code>,
              'Records of both; quantities by the larger side',
            ],
            [
              <code key="name">movement</code>,
              <code key="values">all, direct, re-exports</code>,
              'All movements for records, direct trade for quantities',
            ],
            [<code key="name">by</code>, <code key="values">exporter, source</code>, 'Exporter'],
            [<code key="name">release</code>, 'A release, such as 2025.1', 'The release in use'],
          ]}
        />
        <CodeBlock title="Narwhal tusks from Greenland, as exporters report" lang="text">
          term=tusks&exporter=GL&reporter=exporters&movement=direct
        </CodeBlock>
        <p>
          With <code>reporter=both</code> a quantity is given once for each side. A value that no row of the
          release contains is refused by the public interface with the nearest known ones, and so is an
          unknown name (status 400). An address that names a release always gives the same answer.
        </p>
        <p>
          The rows themselves are at <code>/api/trade-records?species_id=…</code>, page by page, and at{' '}
          <code>/api/trade-records.csv?species_id=…</code> as one CSV file. Both take the same choice.
        </p>
        <Formula name="Known values" rule="knownSelection">
          A value of the release in any case; otherwise the three nearest are named.
        </Formula>
        <Formula name="Rows of a choice" rule="selectRows">
          Rows that meet every choice; within one choice any of its values.
        </Formula>
      </Part>

      <Part id="plain-sum" title="Plain sum over all rows">
        <p>
          Earlier versions of this site added all quantities of a species. These sums are still stored, with
          the trend made from them (<code>total_quantity</code>, <code>trade_trend</code>,{' '}
          <code>recent_trend</code>). The trade tab of a species and the comparison of species do not use
          them. The dashboard’s trade trend still does, and says so.
        </p>
        <p>
          Read them with care, because they add what must not be added: grams to pieces, exporters’ reports to
          importers’ reports of the same shipment, and re-exports to the first export. Where such a trend
          differs from the verdict on a species’ page, the verdict is the better answer.
        </p>
        <Formula name="Plain sum" rule="totalReported">
          All reported quantities, whatever the unit, the reporter and the movement.
        </Formula>
        <Formula name="Trend of the plain sum" rule="tradeTrend">
          Mean of the latest <RuleFigure of="plainWindow" /> years on record ÷ mean of the{' '}
          <RuleFigure of="plainWindow" /> before: above <RuleFigure of="plainGrowth" /> increasing, below{' '}
          <RuleFigure of="plainDecline" /> decreasing, otherwise stable; fewer than{' '}
          <RuleFigure of="plainFewestYears" /> years with rows give no answer.
        </Formula>
      </Part>
    </>
  )
}
