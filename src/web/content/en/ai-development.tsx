import { Link } from '@tanstack/react-router'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function AiDevelopment() {
  return (
    <>
      <p>
        Artificial intelligence has a part in making this portal and in collecting what it holds. It has none
        in what you use here. This page says what AI is used for, and how the experimental literature pipeline
        is designed.
      </p>

      <Part id="statement" title="Statement on the use of AI">
        <Quotation size="large">
          AI is used only to help develop the portal and to collect data. No AI appears in the user-facing
          features.
        </Quotation>
        <p>What follows from it:</p>
        <ul>
          <li>
            Search, filters, charts, trends and ratings follow written rules. The rules are named on{' '}
            <Link to="/methodology/dashboard-calculations">Dashboard Calculations</Link>.
          </li>
          <li>
            No text on these pages is generated while you read, and none is written for individual readers.
          </li>
          <li>Nothing you type into a search box is passed to an AI service.</li>
          <li>
            Trade records, catches and seizure records are read from their publishers’ files by programs that
            follow fixed rules and refuse what they cannot read. No language model interprets them.
          </li>
          <li>
            Assessments, listings and species texts are in a catalogue that the editors of Arctic Tracker
            compiled. Its rows name their source; rows that have not been compared with it are marked on the
            page.
          </li>
        </ul>
      </Part>

      <Part id="uses" title="What AI is used for, and what it is not">
        <WrittenTable
          caption="Where AI has a part"
          head={['Task', 'Part of AI', 'Who decides']}
          rows={[
            ['Developing the portal', 'Helps', 'The people who maintain it'],
            [
              'Finding literature about a species',
              'A literature search platform proposes works (experimental)',
              'By design, human expert review',
            ],
            [
              'Bringing an answer into a fixed form',
              'A language model converts text into structured data (experimental)',
              'By design, human expert review',
            ],
            [
              'Collecting assessments, listings and species texts',
              'Helps',
              'The editors of Arctic Tracker; rows not compared with their source are marked as not yet checked',
            ],
            ['Trade records, catches, seizures', 'None', 'The publishers; importers read their files'],
            ['Trends, categories, ratings', 'None', 'Written rules, each with its test'],
            ['Search, charts, dashboard, exports', 'None', 'Written rules'],
          ]}
        />
        <p>
          Human expert review is part of the pipeline’s design. So far, experts have reviewed{' '}
          <ReviewedCount /> of <SpeciesCount /> species profiles.
        </p>
      </Part>

      <Part id="pipeline" title="The experimental literature pipeline">
        <p>
          Much of what is known about an Arctic species is found in articles rather than in databases: how
          large a population is, how far it travels, what threatens it. The pipeline is an experiment in
          finding such statements faster than by hand.
        </p>
        <Stages
          stages={[
            {
              name: 'A literature search platform',
              text: (
                <p>
                  A fixed question about one species is put to a platform that searches scientific
                  publications and answers with citations. The question asks for sources first and for
                  statements second.
                </p>
              ),
            },
            {
              name: 'An AI model',
              text: (
                <p>
                  The answer is converted into structured data: one statement per field, each tied to the work
                  it comes from. The model is told to leave a field empty rather than to fill it, and is run
                  at the low temperature of 0.2 so that it varies little.
                </p>
              ),
            },
            {
              name: 'Human expert review',
              text: (
                <p>
                  By design, a person who knows the species opens every work, finds the statement in it, and
                  accepts, corrects or strikes it. Only what passes is to be entered, with its source and with
                  the reviewer’s name in the profile.
                </p>
              ),
            },
          ]}
        />
        <p>
          The full prompts, the form of the data and the review list are published under{' '}
          <Link to="/methodology/scite-research">Research Pipeline</Link>, so that the experiment can be
          repeated and criticised.
        </p>
      </Part>

      <Part id="safeguards" title="How drafts and unchecked facts are marked">
        <FactCards
          cards={[
            {
              title: 'Rows name their source',
              text: 'A catalogue row names the source that the editors took it from. Where the two have not been compared, the page says ‘not yet checked against the source’.',
            },
            {
              title: 'Every profile has a review state',
              text: 'A species begins as Draft, may be Under Review, and is Reviewed only when a named reviewer has said so, with the day.',
            },
            {
              title: 'Unknown stays unknown',
              text: 'An empty field reads ‘Not assessed’, ‘Not listed’ or ‘No data available’. That means that nothing is on record here.',
            },
            {
              title: 'Changes leave a trace',
              text: 'Who changed a row, when, and what it said before is kept beside the row that replaced it.',
            },
          ]}
        />
      </Part>

      <Part id="risks" title="What to beware of">
        <p>
          Language models write fluently about what they do not know. Four failures matter most here; the
          review is designed to look for them:
        </p>
        <dl>
          <dt>Works that do not exist</dt>
          <dd>
            A citation can look right in every part and lead nowhere. By design, a work is accepted only after
            it was opened.
          </dd>
          <dt>Statements that the work does not make</dt>
          <dd>
            A number may be taken from the abstract of another study, or from a sentence that reports it in
            order to reject it. The passage itself is compared.
          </dd>
          <dt>The wrong animal</dt>
          <dd>
            Species with former names, subspecies and populations are easily confused. The narwhal of one
            fjord is not the narwhal of the world.
          </dd>
          <dt>What has not been written, or not in English</dt>
          <dd>
            Indigenous knowledge, reports of agencies and works in other languages are found less often. Their
            absence from an answer says nothing about the world.
          </dd>
        </dl>
      </Part>

      <Part id="alpha" title="Alpha v1.0: what that means for you">
        <Notice tone="alpha" title="Alpha Version 1.0.">
          Data and AI-powered tools may be inaccurate. Verify critical information with primary sources. The
          portal is in active development; accuracy cannot be guaranteed until version 1.0.
        </Notice>
        <p>The primary sources:</p>
        <ul>
          <li>
            <a href="https://www.iucnredlist.org">IUCN Red List of Threatened Species</a> for assessments
          </li>
          <li>
            <a href="https://speciesplus.net">Species+</a> and{' '}
            <a href="https://cites.org/eng/app/appendices.php">the CITES appendices</a> for listings
          </li>
          <li>
            <a href="https://trade.cites.org">CITES Trade Database</a> for trade records
          </li>
          <li>
            <a href="https://www.cms.int">Convention on Migratory Species</a> for its appendices
          </li>
          <li>
            <a href="https://nammco.no">NAMMCO</a> for catches and quotas of marine mammals
          </li>
        </ul>
        <p>
          The release of each in use here, and its date, are listed under{' '}
          <Link to="/methodology/data-science" hash="releases">
            Sources and releases
          </Link>
          .
        </p>
      </Part>
    </>
  )
}
