import { Link } from '@tanstack/react-router'
import { BookOpen, ChartLine, FlaskConical, Search, Sigma, Table2 } from 'lucide-react'
import { DataLoads } from '#web/public/about/data-loads.tsx'
import { DataSources } from '#web/public/about/data-sources.tsx'
import {
  ContactAddress,
  Institution,
  SoftwareVersion,
  TeamRoles,
} from '#web/public/about/portal-identity.tsx'
import { namesOf } from '#web/public/about/technologies.ts'
import { ExternalLink } from '#web/public/written/external-link.tsx'
import { LinkCard, LinkCards } from '#web/public/written/link-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount, TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

export function About() {
  return (
    <>
      <p>
        Arctic Tracker is a public portal about Arctic wildlife, made by a university research project. It
        puts side by side how threatened <SpeciesCount /> species are, how they are protected, and how they
        are traded.
      </p>

      <Part id="mission" title="Mission">
        <p>
          Much of what is known about Arctic species is public, but scattered. The Red List says how
          threatened a species is; CITES and CMS say how it is protected; the CITES Trade Database holds what
          governments reported as traded; NAMMCO holds what was caught. A question about one species takes a
          visit to each of them.
        </p>
        <p>
          Arctic Tracker brings these records together for researchers, conservationists, policymakers and
          anyone else interested. Three principles apply:
        </p>
        <ul>
          <li>
            <strong>Open to read.</strong> Every page, chart and figure can be seen without an account, and
            the same answers can be had <a href="/api">as data</a>.
          </li>
          <li>
            <strong>Sources are named.</strong> Charts name the dataset and the release they were drawn from;
            catalogue rows name their source and say whether they were compared with it.
          </li>
          <li>
            <strong>Gaps are shown.</strong> Fields for which no source was found are left empty and marked as
            such.
          </li>
        </ul>
      </Part>

      <Part id="team" title="Team">
        <p>The team’s roles:</p>
        <TeamRoles />
      </Part>

      <Part id="updates" title="Latest updates">
        <p>Data loaded into this site, newest first:</p>
        <DataLoads />
        <p>
          The software is version <SoftwareVersion />, an alpha version. The latest dated entry of the release
          notes is that of Oct 2, 2025: see the <Link to="/release-notes">release notes</Link>.
        </p>
      </Part>

      <Part id="features" title="Key features">
        <div>
          <LinkCards>
            <LinkCard title="Species" to="/gallery" Icon={Search}>
              Find a species by any of its names, or by Red List status, CITES appendix and family. Each has
              one page with its profile, listings, trade, catches and history.
            </LinkCard>
            <LinkCard title="Trade data" to="/home" hash="comparison" Icon={ChartLine}>
              <TradeRecordCount /> records drawn over time, by importer and exporter, term, purpose and
              source; every chart has its table, its source and a download. Up to five species can be
              compared.
            </LinkCard>
            <LinkCard title="Dashboard" to="/arctic-tracker" Icon={Table2}>
              The species in one table: appendix, status, trends, years under CITES.
            </LinkCard>
            <LinkCard title="Methodology" to="/methodology" Icon={Sigma}>
              Where the figures come from, how they are worked out, and how far they can be trusted.
            </LinkCard>
            <LinkCard title="Glossary" to="/glossary" Icon={BookOpen}>
              What the words and codes of conventions and databases mean.
            </LinkCard>
            <LinkCard title="Research" to="/research" Icon={FlaskConical}>
              Tools for comparing species, and how AI helps behind the scenes.
            </LinkCard>
          </LinkCards>
        </div>
      </Part>

      <Part id="data" title="Data sources">
        <p>
          Every dataset in use, as it is loaded here now: a name leads to its publisher, and the number is
          that of the rows in use.
        </p>
        <h3>Imported datasets</h3>
        <DataSources of="imports" />
        <h3>Catalogue</h3>
        <p>
          The editors of Arctic Tracker compiled the catalogue and wrote the species texts, which are
          summaries of publications. Its rows name their source. Experts have reviewed <ReviewedCount /> of{' '}
          <SpeciesCount /> species profiles.
        </p>
        <DataSources of="catalogue" />
        <h3>Photographs</h3>
        <p>
          Photographs come from <ExternalLink to="https://www.inaturalist.org">iNaturalist</ExternalLink>,
          only where the photographer chose an open licence, and carry their name. How figures are calculated
          from the datasets is described under{' '}
          <Link to="/methodology/data-science">Data Architecture &amp; Foundation</Link>.
        </p>
      </Part>

      <Part id="technology" title="Technology stack">
        <p>The portal is one program in one language, made with open-source software.</p>
        <WrittenTable
          caption="What the portal is made with"
          head={['Part', 'Made with', 'What it does']}
          rows={[
            ['Foundation', namesOf('runtime'), 'runtime and programming language'],
            ['Database', namesOf('database'), 'stores the records, on a separate server or embedded'],
            ['Server', namesOf('server'), 'answers requests and validates each of them'],
            ['Pages', namesOf('web'), 'display the data; every view has its own address'],
            ['Charts', namesOf('charts'), 'scales and shapes'],
            ['Tests', namesOf('tests'), 'rules, journeys in a browser, accessibility'],
          ]}
        />
        <p>The code is published under the MIT licence; the data keeps the terms of its publishers.</p>
      </Part>

      <Part id="institution" title="Institution">
        <Institution />
      </Part>

      <Part id="contact" title="Contact">
        <p>Is a figure wrong, or is a source missing? Please tell us.</p>
        <ContactAddress
          none={
            <>
              No contact address is set for this installation. It is run by the institution named{' '}
              <a href="#institution">above</a>.
            </>
          }
        />
      </Part>
    </>
  )
}
