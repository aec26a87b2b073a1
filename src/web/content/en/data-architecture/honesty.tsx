import { Link } from '@tanstack/react-router'
import { Formula } from '#web/public/methodology/formula.tsx'
import { UncheckedCount } from '#web/public/methodology/unchecked-count.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { LastCompleteYear } from '#web/public/written/release-figures.tsx'

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
            <strong>No made-up dates.</strong> A CMS listing without a date reads ‘Date not specified’ and is
            shown at the end of the timeline.
          </li>
          <li>
            <strong>Failures are shown.</strong> A figure that cannot be read is replaced by a message, not by
            zero. Where reference figures of March 2025 are shown instead, they are labelled as such.
          </li>
        </ul>
      </Part>

      <Part id="signs" title="What the signs mean">
        <p>
          A small ring marks a figure that needs care. An <strong>i</strong> is something to know; an amber{' '}
          <strong>!</strong> changes what the figure means. Each appears only where its reason applies to the
          figures shown. All of them, with what to do about each, are listed under{' '}
          <Link to="/methodology" hash="trade-signs">
            Signs beside a figure
          </Link>
          .
        </p>
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
