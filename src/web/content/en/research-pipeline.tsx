import { Link } from '@tanstack/react-router'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { FactCards } from '#web/public/written/fact-cards.tsx'
import { Part } from '#web/public/written/part.tsx'
import { ReviewedCount, SpeciesCount } from '#web/public/written/portal-figures.tsx'
import { Stages } from '#web/public/written/stages.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { REVIEW_CHECKLIST } from './research-pipeline/checklist.ts'
import { Prompts } from './research-pipeline/prompts.tsx'

export function ResearchPipeline() {
  return (
    <>
      <p>
        Stage 2 asks whether a machine can help to read the literature about a species without lowering the
        standard of what is entered. It is an experiment: its output is a draft for an expert, not a source.
      </p>

      <Part id="status" title="What is experimental about it">
        <p>
          <Link to="/methodology/data-science">Stage 1</Link> takes what publishers publish, by rules that
          give the same result every time. Stage 2 is different in kind. It puts a question to a literature
          search platform, has a language model convert the answer to a fixed format, and hands the result to
          a person. Two of these three steps can be wrong in ways that no rule detects. Therefore the
          questions, the form, the settings and the list for the expert’s review are published below.
        </p>
        <p>
          This page describes the design: literature search platform, then an AI model, then human expert
          review. It does not say that the facts on this site have passed that review: experts have reviewed{' '}
          <ReviewedCount /> of <SpeciesCount /> species profiles. The species texts shown here are summaries
          written by the editors.
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
                  owl appears in the trade records as <i lang="la">Nyctea scandiaca</i> and on the Red List as{' '}
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
                  publications they come from. The answer is saved unchanged, with its date.
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
                  What the expert has accepted is entered in one transaction: each statement into its column
                  with its source, each work into the list of references.
                </p>
              ),
            },
          ]}
        />
        <p>
          By design, human expert review comes between the third stage and the fourth, and a record is entered
          only after it.
        </p>
      </Part>

      <Prompts />

      <Part id="review" title="Human expert review">
        <p>
          The reviewer should be a person who knows the species and can read the works. The record is to be
          compared with the works, statement by statement; agreement between the record and the search
          platform’s answer counts for nothing, since both may share an error.
        </p>
        <CodeBlock title="Review checklist" lang="text" wrap>
          {REVIEW_CHECKLIST}
        </CodeBlock>
        <p>
          A statement ends in one of three ways: accepted as it stands, corrected with the reviewer’s wording,
          or struck. A struck statement is kept with the reason, because the same one will be proposed again.
          When all statements of a species are settled, its profile may be set to Reviewed, with reviewer, day
          and notes; they are shown at the top of the species page.
        </p>
      </Part>

      <Part id="reproduce" title="How to reproduce a run">
        <ol>
          <li>
            Choose a species and open its page here. Note its current name, the names after ‘also’, and which
            fields of the overview are empty.
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
              text: 'Red List categories, listings, trade figures and the dashboard’s ratings are not taken from this pipeline.',
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
