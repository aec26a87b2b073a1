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
            <strong>Quantities mix units and reporters.</strong> The trade trend adds kilograms, pieces and
            millilitres of a year, as reported by both sides. A change in the mixture looks like a change in
            trade. For species traded in several units read the trend as a hint, and open the trade tab.
          </li>
          <li>
            <strong>The latest year may be a stub.</strong> The rule as specified looks at the latest year on
            record, even if hardly any country has reported yet. The complete-years trend exists for that
            reason.
          </li>
          <li>
            <strong>A decline is not good or bad.</strong> Less trade can mean protection, scarcity, or a
            change of fashion.
          </li>
          <li>
            <strong>Population trends are old.</strong> They are as recent as the assessment they come from,
            whose year stands in the table.
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
          What the signs beside trade figures mean is told under{' '}
          <Link to="/methodology/data-science" hash="signs">
            What the signs mean
          </Link>
          .
        </p>
      </Part>

      <Part id="versions" title="Sources and versions">
        <p>
          The dashboard uses{' '}
          <ReleaseName dataset="cites_trade" version={(version) => `, version ${version}`} />, the{' '}
          <ReleaseName dataset="catalogue-iucn-assessments" /> and the{' '}
          <ReleaseName dataset="catalogue-cites-listings" /> of the catalogue. All releases stand under{' '}
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
