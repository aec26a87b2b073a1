import { Link } from '@tanstack/react-router'
import { LITERATURE_RECORD } from '#web/public/methodology/literature-record.ts'
import { SEARCH_PROMPT, STRUCTURING_PROMPT } from '#web/public/methodology/prompts.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { REVIEW_CHECKLIST } from './research-pipeline/checklist.ts'

export function ResearchPipeline() {
  return (
    <>
      <p>
        Stage 2 asks whether a machine can help to read the literature about a species without lowering the
        standard of what is entered. It is an experiment: its output is a draft for an expert, never a fact of
        this portal.
      </p>

      <Part id="status" title="What is experimental about it">
        <p>
          <Link to="/methodology/data-science">Stage 1</Link> takes what publishers publish, by rules that
          give the same result every time. Stage 2 is different in kind. It puts a question to a literature
          search platform, lets a language model bring the answer into a fixed form, and hands the form to a
          person. Two of these three steps can be wrong in ways that no rule detects. Therefore everything
          below is published in full: the questions, the form, the settings and the list by which an expert
          decides.
        </p>
        <Notice tone="caution" title="Not a source.">
          Do not cite the output of this pipeline. Cite the work that a statement was found in, after reading
          it.
        </Notice>
      </Part>

      <Part id="stages" title="Four stages">
        <p>
          The times are those of one species, as stated in the 2025 version. They do not include the expert’s
          review, which takes as long as the works take to read.
        </p>
        <Stages
          stages={[
            {
              name: 'Prompt engineering',
              duration: '1–2 min',
              state: 'Completed',
              text: (
                <p>
                  The template below is filled in for one species: current name, former names, the populations
                  that are assessed apart, and the fields that are still empty. Former names matter: the snowy
                  owl stands in the trade records as <i lang="la">Nyctea scandiaca</i> and on the Red List as{' '}
                  <i lang="la">Bubo scandiacus</i>.
                </p>
              ),
            },
            {
              name: 'Literature research',
              duration: '3–5 min',
              state: 'Completed',
              text: (
                <p>
                  The prompt goes to a literature search platform, which answers with statements and the
                  publications they come from. The answer is saved as it came, with the day.
                </p>
              ),
            },
            {
              name: 'JSON structuring',
              duration: '30 s',
              state: 'Completed',
              text: (
                <p>
                  A language model converts the saved answer into JSON of a fixed form, at a temperature of
                  0.2. It sees the saved answer and nothing else, and is told to leave out what it cannot tie
                  to a work.
                </p>
              ),
            },
            {
              name: 'Database integration',
              duration: '2 s',
              state: 'Completed',
              text: (
                <p>
                  What the expert has accepted is entered in one transaction, all of it or nothing: each
                  statement into its column with its source, each work into the list of references.
                </p>
              ),
            },
          ]}
        />
        <p>
          Between the third stage and the fourth stands the review. A record that nobody has reviewed is never
          entered.
        </p>
      </Part>

      <Part id="search-prompt" title="Prompt 1: literature search">
        <p>
          Replace what stands in braces. Ask about one species at a time, and about no more than three fields:
          answers to broad questions cite broadly.
        </p>
        <CodeBlock title="Literature search prompt" lang="text" textLang="en" wrap>
          {SEARCH_PROMPT}
        </CodeBlock>
      </Part>

      <Part id="structuring-prompt" title="Prompt 2: JSON structuring">
        <p>
          The model receives this text, the schema that follows it and the saved answer of the first prompt.
          It gets no access to the web, so that everything it returns can be traced to that answer.
        </p>
        <CodeBlock title="JSON structuring prompt" lang="text" textLang="en" wrap>
          {STRUCTURING_PROMPT}
        </CodeBlock>
        <p>
          The schema is the contract between machine and reviewer. It has a place for the passage as it stands
          in the work, for the years the data were gathered in, and for what was not found. The names of the
          fields are the columns of the <code>species</code> table; the kinds of work are those of the
          references list.
        </p>
        <CodeBlock title="Literature record, JSON Schema" lang="json" textLang="en">
          {JSON.stringify(LITERATURE_RECORD, null, 2)}
        </CodeBlock>
      </Part>

      <Part id="settings" title="Settings">
        <WrittenTable
          caption="How the language model is run"
          head={['Setting', 'Value', 'Why']}
          rows={[
            [
              'Temperature',
              '0.2',
              'Converting is not composing. A low temperature makes two runs over the same answer differ little; it does not make either of them right.',
            ],
            ['Species per run', '1', 'Statements about two species in one context get mixed up.'],
            [
              'Tools and web access',
              'None',
              'Whatever the record says must stand in the saved answer of the search platform.',
            ],
            [
              'Form of the answer',
              'JSON by the schema above',
              'An answer that does not fit the schema is thrown away and asked for again, never mended by hand.',
            ],
            [
              'Kept with every run',
              'Both prompts, both raw answers, model and version, day',
              'A statement must be traceable to the run it came from.',
            ],
          ]}
        />
      </Part>

      <Part id="review" title="Human expert review">
        <p>
          The reviewer is a person who knows the species and can read the works. The record is compared with
          the works, statement by statement; agreement between the record and the search platform’s answer
          counts for nothing, since both may share an error.
        </p>
        <CodeBlock title="Review checklist" lang="text" wrap>
          {REVIEW_CHECKLIST}
        </CodeBlock>
        <p>
          A statement ends in one of three ways: accepted as it stands, corrected with the reviewer’s wording,
          or struck. A struck statement is kept with the reason, because the same one will be proposed again.
          When all statements of a species are settled, its profile may be set to Reviewed, with reviewer, day
          and notes; they stand at the top of the species page.
        </p>
      </Part>

      <Part id="reproduce" title="How to reproduce a run">
        <ol>
          <li>
            Choose a species and open its page here. Note its current name, the names that stand after ‘also’,
            and which fields of the overview are empty.
          </li>
          <li>
            Fill in prompt 1 and put it to a literature search platform of your choice. Save the answer as it
            came, with the day and the name of the platform.
          </li>
          <li>
            Give prompt 2, the schema and the saved answer to a language model at temperature 0.2, without
            access to the web. Save the answer as it came, with model and version.
          </li>
          <li>
            Validate the JSON against the schema with any validator of JSON Schema, draft 2020-12. If it does
            not fit, go back to step 3.
          </li>
          <li>
            Run step 3 a second time and compare. Statements that appear in one run only deserve the most
            careful reading.
          </li>
          <li>
            Resolve every DOI. A work whose DOI leads elsewhere, or nowhere, is struck with all its
            statements.
          </li>
          <li>Work through the checklist with the works open beside it.</li>
          <li>
            Report what was accepted, corrected and struck. The share struck is the only honest measure of how
            well a run went.
          </li>
        </ol>
      </Part>

      <Part id="limits" title="Limits">
        <FactCards
          cards={[
            {
              title: 'No measure of completeness',
              text: 'The pipeline finds what is indexed and openly described. What it does not find may still be well known.',
            },
            {
              title: 'A leaning towards the well studied',
              text: 'Some species are studied far more than others. A short answer means few works, not few problems.',
            },
            {
              title: 'A leaning towards English',
              text: 'Works in other languages are found less often, and Indigenous knowledge is seldom published where such platforms look.',
            },
            {
              title: 'Old numbers in new papers',
              text: 'A recent article may quote a count from decades ago. The years of the data are asked for apart from the year of the work.',
            },
            {
              title: 'Not repeatable to the letter',
              text: 'Platforms and models change. The same prompt will not give the same answer next year; the saved answers are the record.',
            },
            {
              title: 'No bearing on status, trade or ratings',
              text: 'Red List categories, listings, trade figures and the dashboard’s ratings never come from this pipeline.',
            },
          ]}
        />
      </Part>

      <Part id="further" title="Read on">
        <p>
          <Link to="/methodology">Methodology overview</Link> ·{' '}
          <Link to="/research/ai-development">Statement on the use of AI</Link> ·{' '}
          <Link to="/">Arctic Tracker, front page</Link>
        </p>
      </Part>
    </>
  )
}
