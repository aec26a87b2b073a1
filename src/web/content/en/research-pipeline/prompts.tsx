import { LITERATURE_RECORD } from '#web/public/methodology/literature-record.ts'
import { SEARCH_PROMPT, STRUCTURING_PROMPT } from '#web/public/methodology/prompts.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The two prompts, the form of the answer and the settings of a run. */
export function Prompts() {
  return (
    <>
      <Part id="search-prompt" title="Prompt 1: literature search">
        <p>
          Replace the text in braces. Ask about one species at a time, and about no more than three fields:
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
              'An answer that does not fit the schema is thrown away and asked for again, never corrected by hand.',
            ],
            [
              'Kept with every run',
              'Both prompts, both raw answers, model and version, day',
              'A statement must be traceable to the run it came from.',
            ],
          ]}
        />
      </Part>
    </>
  )
}
