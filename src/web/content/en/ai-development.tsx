import { Link } from '@tanstack/react-router'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { Quotation } from '#web/public/written/quotation.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function AiDevelopment() {
  return (
    <>
      <p>
        Artificial intelligence has a part in making this portal and in collecting what it holds. It has none
        in what you use here. This page says where the line runs, and how a reading of the literature by
        machine becomes a fact that a person answers for.
      </p>

      <Part id="statement" title="Statement on the use of AI">
        <Quotation size="large">
          AI is used only to help develop the portal and to collect data. No AI appears in the user-facing
          features.
        </Quotation>
        <p>What follows from it, and can be checked by anybody who uses the portal:</p>
        <ul>
          <li>
            Search, filters, charts, trends and ratings follow written rules. The same question to the same
            data gives the same answer, today and next year. The rules are named on{' '}
            <Link to="/methodology/dashboard-calculations">Dashboard Calculations</Link>.
          </li>
          <li>No text on these pages is composed while you read it, and none is written for you alone.</li>
          <li>Nothing you type into a search box is passed to an AI service.</li>
          <li>
            Trade records, catches and seizure records are read from their publishers’ files by programs that
            follow fixed rules and refuse what they cannot read. No language model interprets them.
          </li>
          <li>
            Assessments, listings and species texts stand in a catalogue whose every row names its source.
            Rows that nobody has compared with that source yet say so on the page.
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
              'An expert reads the works themselves',
            ],
            [
              'Bringing an answer into a fixed form',
              'A language model converts text into structured data (experimental)',
              'An expert compares every statement with its source',
            ],
            [
              'Collecting assessments, listings and species texts',
              'Helps',
              'An expert compares each row with its source; until then it is marked as unchecked',
            ],
            ['Trade records, catches, seizures', 'None', 'The publishers; importers read their files'],
            ['Trends, categories, ratings', 'None', 'Written rules, each with its test'],
            ['Search, charts, dashboard, exports', 'None', 'Written rules'],
          ]}
        />
      </Part>

      <Part id="pipeline" title="The experimental literature pipeline">
        <p>
          Much of what is known about an Arctic species stands in articles that no database holds: how large a
          population is, how far it travels, what threatens it. The pipeline is an experiment in finding such
          statements faster than by hand, without believing them sooner.
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
                  A person who knows the species opens every work, finds the statement in it, and accepts,
                  corrects or strikes it. Only what passes is entered, with its source and with the reviewer’s
                  name in the profile.
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

      <Part id="safeguards" title="What stands between a draft and a fact">
        <FactCards
          cards={[
            {
              title: 'Every row names its source',
              text: 'The catalogue takes no fact without one. Where nobody has compared the two, the page says ‘not yet checked against the source’.',
            },
            {
              title: 'Every profile has a review state',
              text: 'A species begins as Draft, may be Under Review, and is Reviewed only when a named reviewer has said so, with the day.',
            },
            {
              title: 'Unknown stays unknown',
              text: 'An empty field reads ‘Not assessed’, ‘Not listed’ or ‘No data available’. Nothing is filled in so that a page looks complete.',
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
          Language models write fluently about what they do not know. Four failures matter most here, and the
          review looks for each of them:
        </p>
        <dl>
          <dt>Works that do not exist</dt>
          <dd>
            A citation can look right in every part and lead nowhere. A work is accepted only when it was
            opened.
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
        <p>The primary sources are open to everybody:</p>
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
          Which release of each is in use here, and since when, stands under{' '}
          <Link to="/methodology/data-science" hash="releases">
            Sources and releases
          </Link>
          .
        </p>
      </Part>
    </>
  )
}
