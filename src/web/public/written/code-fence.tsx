import type { ReactNode } from 'react'
import { CodeBlock } from '#web/ui/code-block.tsx'
import { elementsIn } from './markdown-elements.ts'

interface CodeFenceProps {
  title: string
  wrap?: boolean
  /** The code between ``` and ```, after which its language is named. */
  children: ReactNode
}

/** Code of a text with its title. */
export function CodeFence({ title, wrap, children }: CodeFenceProps) {
  const [code] = elementsIn<{ children: ReactNode }>(children).flatMap((pre) =>
    elementsIn<{ className: string; children: string }>(pre.props.children),
  )
  if (code === undefined) throw new Error(`There is no code in '${title}'`)
  return (
    <CodeBlock title={title} lang={code.props.className.replace('language-', '')} wrap={wrap}>
      {code.props.children}
    </CodeBlock>
  )
}
