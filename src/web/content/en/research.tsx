import { Link } from '@tanstack/react-router'
import { FileDown, FlaskConical, GitCompareArrows } from 'lucide-react'
import { InterfaceExample } from '#web/public/research/interface-example.tsx'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { ComingCard, LinkCard, LinkCards } from '#web/public/written/link-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import {
  DatasetCount,
  EntryCount,
  SpeciesCount,
  TradeRecordCount,
} from '#web/public/written/portal-figures.tsx'
import { LastCompleteYear, TradeYearCount } from '#web/public/written/release-figures.tsx'
import { ReleasesTable } from '#web/public/written/releases-table.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ANSWERS } from './research/answers.tsx'

export function Research() {
  return (
    <>
      <p>
        For questions that no single page answers: compare species, trace a figure to the records behind it,
        or download the data for your own analysis.
      </p>

      <FigureStrip
        figures={[
          {
            name: 'Species',
            value: <SpeciesCount />,
            note: (
              <>
                in <EntryCount /> dashboard entries
              </>
            ),
          },
          { name: 'Trade records', value: <TradeRecordCount />, note: 'line by line, as reported' },
          {
            name: 'Years of trade',
            value: <TradeYearCount />,
            note: (
              <>
                complete to <LastCompleteYear />
              </>
            ),
          },
          { name: 'Datasets', value: <DatasetCount />, note: 'with release and terms where recorded' },
        ]}
      />

      <Part id="tools" title="Tools">
        <LinkCards>
          <LinkCard title="Species Comparison" to="/research/species-comparison" Icon={GitCompareArrows}>
            The CITES trade of two to five species side by side, year by year, from one release.
          </LinkCard>
          <LinkCard title="AI-Assisted Research" to="/research/ai-development" Icon={FlaskConical}>
            What AI is used for here and what it is not, and the design of an experimental literature
            pipeline.
          </LinkCard>
          <ComingCard title="Data Export Tools" Icon={FileDown} soon="Coming Soon">
            Selections of species, years and fields as one file. Until then, every chart can be downloaded as
            a table, and the public interface returns complete records.
          </ComingCard>
        </LinkCards>
      </Part>

      <Part id="questions" title="What you can find out here">
        <WrittenTable
          caption="Questions and where they are answered"
          head={['Question', 'Where', 'What you can download or share']}
          rows={ANSWERS}
        />
      </Part>

      <Part id="interface" title="Query the data directly">
        <p>
          The data on these pages come through a public interface that you can use as well: read-only, without
          a key, in JSON. Field names are those of the tables described under{' '}
          <Link to="/methodology/data-science" hash="schema">
            Schema overview
          </Link>
          . The <a href="/api">reference of the interface</a> lists every address with its parameters and
          fields; a machine-readable OpenAPI description is at{' '}
          <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        <InterfaceExample
          title="Seven questions to begin with"
          calls={{
            species: 'All species with status, appendix and number of trade records',
            trade: 'Narwhal tusks from Greenland as exporters report, direct trade, by year and importer',
            trends: 'Whether the trade in narwhals rises or falls, with every test',
            ledgers: "Exporters' and importers' reports of narwhal tusks beside each other",
            values: 'Terms, countries and codes that a choice may name',
            effectiveness: "The dashboard's rows",
            releases: 'Every dataset in use, with release, terms and checksum',
          }}
        />
        <p>
          In R, <code>jsonlite::fromJSON()</code> reads each of these addresses into a data frame; in Python,{' '}
          <code>json.load(urllib.request.urlopen(…))</code> does. Every answer carries an <code>ETag</code>{' '}
          that changes when the data change, so that a script can ask again without fetching twice. Keep the
          release with the figures: without it nobody can repeat your count.
        </p>
      </Part>

      <Part id="datasets" title="Datasets in use">
        <p>
          Counted from the database when you opened this page. How the data are imported, and their limits,
          are described under <Link to="/methodology/data-science">Data Architecture</Link>.
        </p>
        <ReleasesTable
          caption="Publisher, release, size and terms"
          head={['Dataset and publisher', 'Release', 'Records', 'Terms of use']}
          words={{
            simulated: 'Simulated',
            saved: 'Saved',
            loaded: 'Loaded',
            unversioned: 'No release number',
            completeTo: 'complete to',
            noTerms: 'None recorded',
          }}
        />
      </Part>

      <Part id="care" title="Before you publish a figure">
        <ul>
          <li>
            <strong>Cite the publisher and the release.</strong> Charts offer a ready citation under{' '}
            <i>Download</i>.
          </li>
          <li>
            <strong>Quote a quantity with its article and its basis:</strong> ‘tusks, number, exporters’
            reports, direct trade’. Records show how much was reported, not how much was traded.
          </li>
          <li>
            <strong>Stop at the last complete year.</strong> Later years lack the reports of many countries.
          </li>
          <li>
            <strong>Say who reported.</strong> Exporters’ and importers’ reports overlap. Do not add their
            quantities; show both, or the larger side.
          </li>
          <li>
            <strong>Read the source of the specimens.</strong> Falcons and sturgeons in trade are nearly all
            bred in captivity; whales, walruses and bears are not.
          </li>
          <li>
            <strong>Look for ‘not yet checked’.</strong> Compare such a fact with its source before you use
            it.
          </li>
        </ul>
      </Part>

      <Part id="compare" title="Begin with a comparison">
        <p>
          Choose two species you know well and compare their recorded trade. The selection is part of the
          address, so you can send it to a colleague.
        </p>
        <p>
          <ButtonLink to="/research/species-comparison" tone="primary">
            Try the comparison tool
          </ButtonLink>
        </p>
      </Part>
    </>
  )
}
