import { Link } from '@tanstack/react-router'
import { Part } from '#web/public/written/part.tsx'
import { EntryCount, SpeciesCount, TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { ReleaseName } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** What the figures cannot tell, and what they rest on. */
export function Caveats() {
  return (
    <>
      <Part id="caveats" title="Caveats">
        <ul>
          <li>
            <strong>A verdict is about what was reported.</strong> It tests records and quantities of direct
            trade, on both sides’ reports. Trade that nobody reported is missing, and a change in reporting
            can look like a change in trade.
          </li>
          <li>
            <strong>The newest years are left out.</strong> The verdict ends with the last complete year,
            because many countries have not yet reported on later ones.
          </li>
          <li>
            <strong>‘Stable’ means no clear trend.</strong> It does not mean that trade was constant.
          </li>
          <li>
            <strong>A decline is not good or bad.</strong> Less trade can mean protection, scarcity, or a
            change of fashion.
          </li>
          <li>
            <strong>Population trends are old.</strong> They are as recent as the assessment they come from,
            whose year is given in the table.
          </li>
          <li>
            <strong>Populations share figures.</strong> Trade of a species listed in parts cannot be told
            apart, and counts in each of its entries.
          </li>
          <li>
            <strong>Years under CITES are calendar years.</strong> A listing of December is one year old in
            January.
          </li>
        </ul>
        <p>
          The signs beside trade figures, and what to do about each, are explained under{' '}
          <Link to="/methodology" hash="trade-signs">
            Signs beside a figure
          </Link>
          .
        </p>
      </Part>

      <Part id="versions" title="Sources and versions">
        <p>
          The dashboard uses{' '}
          <ReleaseName dataset="cites_trade" version={(version) => `, version ${version}`} />, the{' '}
          <ReleaseName dataset="catalogue-iucn-assessments" /> and the{' '}
          <ReleaseName dataset="catalogue-cites-listings" /> of the catalogue. All releases are listed under{' '}
          <Link to="/methodology/data-science" hash="releases">
            Sources and releases
          </Link>
          ; the same rows come from the public interface at <code>/api/effectiveness</code> and{' '}
          <code>/api/dashboard-metrics</code>.
        </p>
        <p>
          Earlier texts about the dashboard state the following. The figures are repeated as stated in the
          2025 version; they do not describe the present one.
        </p>
        <WrittenTable
          caption="Stated in the 2025 version, and today"
          head={['What', 'Stated in the 2025 version', 'Today']}
          rows={[
            [
              'Species on the dashboard',
              'about 70',
              <>
                <SpeciesCount key="species" />, in <EntryCount /> entries
              </>,
            ],
            ['CITES trade records', '473,102, also as ‘470K+’', <TradeRecordCount key="trade" />],
            ['Rows per page', '50', '50'],
            [
              'Data kept fresh for',
              '5 minutes',
              'A change shows with the next answer; browsers and networks between may lag five minutes',
            ],
            ['Time of a query', 'under 2 seconds', 'No figure is stated'],
            ['Counting trade records', '99% faster than before', 'No figure is stated'],
            ['Algorithm version', '1.1', 'None is stated; rules are named above'],
          ]}
        />
      </Part>
    </>
  )
}
