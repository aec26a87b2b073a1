import { Link } from '@tanstack/react-router'
import { Calculator, Database, FlaskConical, GitCompareArrows, ListChecks } from 'lucide-react'
import { READING_MINUTES } from '#web/public/methodology/reading-minutes.ts'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { LinkCard, LinkCards } from '#web/public/written/link-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import {
  DatasetCount,
  EntryCount,
  ReviewedCount,
  SpeciesCount,
  TradeRecordCount,
} from '#web/public/written/portal-figures.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { TradeCitation, TradeYears } from '#web/public/written/release-figures.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { ReadingTime } from '#web/public/written/written-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Trade } from './methodology/trade.tsx'

export function Methodology() {
  return (
    <>
      <p>
        Arctic Tracker brings together data that the Red List, CITES, CMS and NAMMCO publish. Its editors
        compiled the catalogue of listings, assessments and names and wrote the species texts, which are
        summaries of publications. Trends and categories are calculated here by written rules. These pages
        describe how, in enough detail to repeat it.
      </p>
      <p>
        Experts have reviewed <ReviewedCount /> of <SpeciesCount /> species profiles. The others are marked as
        drafts or as under review.
      </p>

      <Part id="framework" title="A framework in two stages">
        <p>
          The first stage turns published records into tables and figures by written rules. The second is an
          experiment in reading the literature with the help of a language model. The two are kept apart:
          trade figures, trends and categories are not taken from the second stage.
        </p>
        <LinkCards>
          <LinkCard
            title="Data Architecture"
            to="/methodology/data-science"
            Icon={Database}
            above="Stage 1"
            below={<ReadingTime minutes={READING_MINUTES.dataArchitecture} />}
          >
            How records travel from their publishers to a screen: the tables, the queries, the releases in
            use, what the caution signs mean and the limits of the data.
          </LinkCard>
          <LinkCard
            title="Research Pipeline"
            to="/methodology/scite-research"
            Icon={FlaskConical}
            above="Stage 2, experimental"
            below={<ReadingTime minutes={READING_MINUTES.researchPipeline} />}
          >
            The design of an experiment: a literature search platform, then an AI model, then human expert
            review, with the full prompts, the form of the data and the steps to repeat it.
          </LinkCard>
          <LinkCard
            title="Dashboard Calculations"
            to="/methodology/dashboard-calculations"
            Icon={Calculator}
            above="Figures"
            below={<ReadingTime minutes={READING_MINUTES.dashboardCalculations} />}
          >
            Key figures, effectiveness categories, trends, filters and sorting: every formula beside the name
            of the rule that implements it.
          </LinkCard>
          <LinkCard title="Published Figures" to="/methodology/proof" Icon={ListChecks} above="Accuracy">
            Figures on trade that others have printed, recomputed from the records here, each with its result
            and a link to the records counted.
          </LinkCard>
          <LinkCard
            title="Compare trade"
            to="/home"
            hash="comparison"
            Icon={GitCompareArrows}
            above="Put it to use"
          >
            The trade of several species side by side. Up to 5 species can be compared at once.
          </LinkCard>
        </LinkCards>
      </Part>

      <Part id="today" title="Data in use today">
        <FigureStrip
          figures={[
            { name: 'Species', value: <SpeciesCount />, note: 'mammals, birds, fish and one plant' },
            {
              name: 'Dashboard entries',
              value: <EntryCount />,
              note: 'including separately listed populations',
            },
            {
              name: 'Trade records',
              value: <TradeRecordCount />,
              note: <TradeYears />,
            },
            { name: 'Datasets', value: <DatasetCount />, note: 'with release and terms where recorded' },
          ]}
        />
        <p className="text-sm text-ink-3">
          Counted from the database when you opened this page. The datasets and their releases are listed
          under{' '}
          <Link to="/methodology/data-science" hash="releases" className="text-accent underline">
            Sources and releases
          </Link>
          .
        </p>
      </Part>

      <Part id="principles" title="Five principles">
        <FactCards
          cards={[
            {
              title: 'Line by line',
              text: 'Trade records of the species covered are imported line by line. The spelling of terms, units and codes is made uniform; lines are not merged. Units are converted only when figures are counted, by the rules below.',
            },
            {
              title: 'A record is not an animal',
              text: 'A trade record is a line of a country’s annual report; a row of seizure data may be a kind of product. Quantities are never added across units, nor across the reports of two countries.',
            },
            {
              title: 'Unknown values stay empty',
              text: 'An unknown value stays empty and reads ‘Not assessed’, ‘Not listed’ or ‘No data available’. A zero is shown only where something was counted.',
            },
            {
              title: 'Simulated records are marked',
              text: 'Until a real release is imported, simulated trade records fill the screens under a banner that cannot be closed. No risk, share or value is derived from simulated seizure records; where they are counted, the count is marked as simulated.',
            },
            {
              title: 'One rule, one place',
              text: 'A trend or a category is worked out by one rule, tested on its own. These pages name it, and the dashboard, the species pages and the public interface all use it.',
            },
          ]}
        />
      </Part>

      <Part id="way" title="From publication to page">
        <Stages
          stages={[
            {
              name: 'Publication',
              text: (
                <p>
                  A numbered release, a list of listings, an assessment with its year. Its name, date and
                  terms are recorded.
                </p>
              ),
            },
            {
              name: 'Import',
              text: (
                <p>
                  Rows are read and checked before anything is stored. A row that cannot be read stops the
                  import, with file, line, column and reason, unless the operator has chosen to skip such
                  rows.
                </p>
              ),
            },
            {
              name: 'Storage',
              text: (
                <p>
                  A new release replaces the old one as a whole. If anything fails, the old one stays in use.
                </p>
              ),
            },
            {
              name: 'Calculation',
              text: (
                <p>
                  Rules decide which assessment applies to a species, which listing is the strictest and
                  whether trade rises. They make no exceptions for single species.
                </p>
              ),
            },
            {
              name: 'Display',
              text: <p>Charts name the release; an icon marks figures that need care.</p>,
            },
          ]}
        />
      </Part>

      <Trade />

      <Part id="compare" title="Try your own question">
        <p>
          Does the trade in narwhals rise and fall with that in walruses? Which of two whales has been traded
          for longer? Up to 5 species can be compared at once, year by year, from the same release.
        </p>
        <p>
          <ButtonLink to="/home" hash="comparison" tone="primary">
            Launch the comparison
          </ButtonLink>
        </p>
      </Part>

      <Part id="trust" title="How far to trust it">
        <Notice tone="alpha" title="Alpha Version 1.0.">
          Data and AI-powered tools may be inaccurate. Verify critical information with primary sources. The
          portal is in active development; accuracy cannot be guaranteed until version 1.0.
        </Notice>
        <p>
          Four questions help before a figure is quoted. Is it counted or reported? Whose reports is it based
          on? Are its years complete? Has it been compared with its source? The source line names the release
          and the years, an icon marks what affects the reading, and a fact that has not been compared with
          the source named in its row is marked ‘not yet checked against the source’.
        </p>
        <p>
          How AI is used, and where it is not, is described in the{' '}
          <Link to="/research/ai-development">statement on the use of AI</Link>.
        </p>
      </Part>

      <Part id="cite" title="How to cite">
        <p>
          Cite the publisher of the data first, with the release; then the portal, with the day. Charts offer
          their citation under <i>Download</i>. In general:
        </p>
        <Quotation>
          <TradeCitation />
          <br />
          As shown by Arctic Tracker, [address of the page], [day].
        </Quotation>
      </Part>
    </>
  )
}
