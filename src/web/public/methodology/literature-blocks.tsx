import { CodeBlock } from '#web/ui/code-block.tsx'
import { LITERATURE_RECORD } from './literature-record.ts'
import { SEARCH_PROMPT, STRUCTURING_PROMPT } from './prompts.ts'

/** What a literature search platform is asked. */
export function SearchPrompt({ title }: { title: string }) {
  return (
    <CodeBlock title={title} lang="text" textLang="en" wrap>
      {SEARCH_PROMPT}
    </CodeBlock>
  )
}

/** How a language model brings the platform's answer into the form. */
export function StructuringPrompt({ title }: { title: string }) {
  return (
    <CodeBlock title={title} lang="text" textLang="en" wrap>
      {STRUCTURING_PROMPT}
    </CodeBlock>
  )
}

/** The form that the answers must have. */
export function LiteratureSchema({ title }: { title: string }) {
  return (
    <CodeBlock title={title} lang="json" textLang="en">
      {JSON.stringify(LITERATURE_RECORD, null, 2)}
    </CodeBlock>
  )
}
