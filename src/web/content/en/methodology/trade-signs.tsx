import { Formula } from '#web/public/methodology/formula.tsx'
import { SignsTable } from '#web/public/methodology/signs-table.tsx'
import { RuleFigure, RuleShareFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** What has to be known beside a figure, and what to do about it. */
export function TradeSigns() {
  return (
    <Part id="trade-signs" title="Signs beside a figure">
      <p>
        A sign appears only where its reason applies to the figures shown. It goes with them into downloads
        (column <code>notes</code>), images, print and the public interface (<code>signs</code>).
      </p>
      <SignsTable
        caption="Signs beside trade figures"
        head={['Sign', 'When it appears', 'What to do']}
        words={{
          both_ledgers_counted: [
            'Both ledgers counted',
            'Records of exporters and of importers are counted; a shipment that both reported counts twice',
            'Choose one side, or read quantities, which are never added across sides',
          ],
          one_side_only: [
            'One side only reports',
            'All rows come from exporters, or all from importers',
            'Say whose reports they are; nothing confirms the figure from the other side',
          ],
          one_side_below_a_twentieth: [
            'One side reports hardly anything',
            <>
              The quantity of one side is below 1/
              <RuleFigure of="oneSidedBelow" /> of the other
            </>,
            'Compare the two ledgers before citing either',
          ],
          one_row_year: [
            'One row makes a year',
            <>
              Of one side’s reports, one row is more than half of a year with at least{' '}
              <RuleFigure of="fewestRowsOfYear" /> rows; the sign names the row and its share
            </>,
            'Look at the row: it may have the wrong unit, or be one large shipment',
          ],
          re_exports: [
            'Many re-exports',
            <>
              More than <RuleShareFigure of="manyReExports" /> of the rows are re-exports
            </>,
            'Choose direct trade, or count countries by source country',
          ],
          newest_year_incomplete: [
            'Newest year incomplete',
            'A year after the last complete one is shown',
            'Do not read the last years as a fall; stop at the last complete year',
          ],
          source_unrecorded: [
            'Source mostly unrecorded',
            <>
              More than half of the rows before <RuleFigure of="sourceSince" /> give no source
            </>,
            'Compare wild and captive only from that year on',
          ],
          listed_only_since: [
            'Listed only since',
            'The species was first listed after CITES came into force',
            'Start with the year of the listing; few or no reports before it do not mean that there was no trade',
          ],
          reservation_known: [
            'Reservation known',
            'A country has a reservation on the listing',
            'Read its trade apart: it does not have to follow the listing',
          ],
        }}
      />
      <Formula name="Which signs apply" rule="tradeSigns">
        Each sign has its own condition on the rows counted, the article shown, the release and the listings.
      </Formula>
      <p>
        Source: the guide, sections 2 and 3; Robinson &amp; Sinovas 2018 and Berec et al. 2021 describe the
        misreadings. The limits are those of this site.
      </p>
    </Part>
  )
}
