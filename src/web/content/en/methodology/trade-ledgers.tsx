import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** Two reports of the same trade: how they are counted, and how they compare. */
export function TradeLedgers() {
  return (
    <>
      <Part id="trade-ledgers" title="Two ledgers, three bases">
        <p>
          The same shipment may be reported twice, once by each country. Exporters’ and importers’ quantities
          are never added. Every quantity has one of three bases, named beside it.
        </p>
        <WrittenTable
          caption="Bases of quantities"
          head={['Basis', 'In addresses', 'What is counted']}
          rows={[
            [
              'Exporters’ reports',
              <code key="code">exporters</code>,
              'Rows reported by exporting and re-exporting countries',
            ],
            ['Importers’ reports', <code key="code">importers</code>, 'Rows reported by importing countries'],
            [
              'Larger side (gross trade)',
              <code key="code">larger</code>,
              'In each line of trade the larger of the two reports; the lines are then added',
            ],
          ]}
        />
        <Formula name="A line of trade" rule="lineAmounts">
          Rows with the same year, taxon, importer, exporter, origin, term and measure. An origin equal to the
          exporter counts as blank. Quantities are converted first. Purpose and source are not compared;
          filters on them apply before lines are formed.
        </Formula>
        <Formula name="Larger side" rule="onBasis">
          For each line: the sum of the exporters’ rows or that of the importers’ rows, whichever is larger.
        </Formula>
        <p>
          A number of records counts rows, either all of them or those of one side. It shows how much was
          reported, not how much was traded.
        </p>
        <Formula name="Net trade of a country" rule="netTrade">
          Net exports = gross exports − gross imports of one article; net imports the other way round. A
          negative result is not shown.
        </Formula>
        <p>Source: the guide, sections 3.2 (gross trade) and 3.3 (net trade).</p>
      </Part>

      <Part id="trade-compared" title="Comparing the two ledgers">
        <p>
          Where one article is shown, both ledgers can be compared, in total and for each pair of countries.
          The comparison uses the same lines of trade as the larger side.
        </p>
        <Formula name="Matched" rule="ledgersOf">
          For each line: the smaller of the two sums. Only exporters = exporters − matched; only importers =
          importers − matched. Matched + only exporters + only importers = larger side.
        </Formula>
        <Formula name="Agreement" rule="ledgersOf">
          Matched ÷ larger side, from 0 (nothing in common) to 1 (identical).
        </Formula>
        <Formula name="Lean" rule="ledgersOf">
          (Exporters − importers) ÷ (exporters + importers), from −1 (importers only) to 1 (exporters only).
        </Formula>
        <p>
          Agreement of quantities does not show which rows belong together. Pairs are counted in four steps.
        </p>
        <WrittenTable
          caption="Steps at which rows of both sides form pairs"
          head={['Step', 'What has to be the same']}
          rows={[
            [
              'L0',
              'Year, taxon, importer, exporter, origin as reported, term, unit as reported, purpose and source',
            ],
            ['L1', 'Of the rest: the same without purpose and source'],
            ['L2', 'Of the rest: the same, also without origin'],
            [
              'L3',
              'Of the rest: everything as in L0, with an equal quantity, but one year apart. The earliest come first, and each is used once',
            ],
          ]}
        />
        <Formula name="Pairs" rule="ledgerPairs">
          L0 to L3 as in the table, within the rows chosen, and what is left on each side.
        </Formula>
        <p>
          A gap between the two ledgers is not evidence of illegal trade. The guide lists harmless causes (p.
          14): permits issued and not used; reports based on permits in one country and on actual trade in the
          other; shipments at the turn of the year; different terms, units or codes; missing reports.
        </p>
      </Part>
    </>
  )
}
