import { Formula } from '#web/public/methodology/formula.tsx'
import { UncheckedCount } from '#web/public/methodology/unchecked-count.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { LastCompleteYear } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** What the portal promises about its figures, and what its signs mean. */
export function Honesty() {
  return (
    <>
      <Part id="honesty" title="What is checked, and what is not">
        <ul>
          <li>
            <strong>Who compiled the facts.</strong> The editors of Arctic Tracker compiled the catalogue and
            entered a source with its rows. The species texts are their summaries; numbered notes name the
            publications. ‘Not assessed’, ‘Not listed’ and ‘No data available’ mean that the catalogue has no
            record, not that none exists.
          </li>
          <li>
            <strong>Checked.</strong> A row is marked as checked when it was compared with the source it
            names. At present <UncheckedCount of="unchecked" /> of <UncheckedCount of="rows" /> catalogue rows
            in the tables above are not, and are marked ‘not yet checked against the source’.
          </li>
          <li>
            <strong>Reviewed.</strong> Experts have reviewed <ReviewedCount /> of <SpeciesCount /> species
            profiles; the top of each species page gives its review status.
          </li>
          <li>
            <strong>Not Evaluated is no assessment.</strong> A species without a Red List assessment on record
            has no row and no category.
          </li>
          <li>
            <strong>Old categories stay old.</strong> What was published as ‘Vulnerable’ in 1986 or as ‘Lower
            Risk’ in 1996 keeps its original code. Only the trends chart draws it at the nearest category of
            today, and says so.
          </li>
          <li>
            <strong>No made-up dates.</strong> A CMS listing without a date reads ‘Date not specified’ and
            stands at the end of the timeline.
          </li>
          <li>
            <strong>Failures are shown.</strong> A figure that cannot be read is replaced by a message, not by
            zero. Where reference figures of March 2025 are shown instead, they are labelled as such.
          </li>
        </ul>
      </Part>

      <Part id="signs" title="What the signs mean">
        <p>
          A small ring stands beside a figure whose reading needs care. An <strong>i</strong> is something to
          know; an amber <strong>!</strong> changes what the figure means. Each appears only where its reason
          applies to the very figures shown.
        </p>
        <WrittenTable
          caption="Caution signs beside trade figures"
          head={['Sign says', 'When it appears', 'What it means']}
          rows={[
            [
              'Both reporters counted',
              'Records of exporters and of importers are among those shown',
              'A shipment that both sides reported stands there twice. Sums over both are higher than what crossed a border.',
            ],
            [
              'Mixed units',
              'More than one unit is among those shown',
              'The sum adds kilograms to pieces. It says how much was reported, not how many animals were traded.',
            ],
            [
              'Latest years incomplete',
              'A year after the last complete one is shown',
              'Countries report late. A fall at the end of the line is a fall in reporting, not in trade.',
            ],
            [
              'Source mostly unrecorded',
              'More than half of the records before 1991 name no source',
              'Shares of wild and bred specimens before 1991 cannot be compared with later ones.',
            ],
          ]}
        />
        <Formula name="Which signs apply" rule="tradeCaveats">
          Each sign has its own condition on the records shown; the four stand in the table above.
        </Formula>
        <Formula name="Last complete year of a release" rule="lastCompleteYear">
          The newest year that holds at least half as many records as the year before it. Today:{' '}
          <LastCompleteYear />.
        </Formula>
        <p>
          Annual reports to CITES are due on 31 October of the following year, and the publisher’s own guide
          holds that comprehensive figures are normally available up to two years before the present one (A
          guide to using the CITES Trade Database, version 8, section 1.2.2).
        </p>
      </Part>
    </>
  )
}
