import type { ReactNode } from 'react'
import { usePortal } from '#web/components/use-portal.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { INTERFACE_CALLS, type InterfaceCall } from './interface-calls.ts'

interface InterfaceExampleProps {
  title: string
  /** A table of the calls, each with what it answers. */
  children: ReactNode
}

/** Questions to this installation's interface, ready to be pasted into a terminal. */
export function InterfaceExample({ title, children }: InterfaceExampleProps) {
  const address = usePortal()?.public_url ?? ''
  const calls = Object.keys(INTERFACE_CALLS) as InterfaceCall[]
  const { row } = keyedTable(children, calls)
  const lines = calls.map((call) => `# ${row[call][0]}\ncurl '${address}${INTERFACE_CALLS[call]}'`)
  return (
    <CodeBlock title={title} lang="sh">
      {lines.join('\n\n')}
    </CodeBlock>
  )
}
