import type { ReactNode } from 'react'
import { usePortal } from '#web/components/use-portal.ts'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { CodeBlock } from '#web/ui/code-block.tsx'

interface InterfaceExampleProps {
  title: string
  /** A table of the calls, each with what it answers. */
  children: ReactNode
}

/** Requests to this installation's interface, to be pasted into a terminal. */
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

/** The narwhal's id, the same on every installation. */
const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'

/** Requests to the public interface that the research page shows. */
const INTERFACE_CALLS = {
  species: '/api/species/all',
  trade: `/api/species/${NARWHAL}/trade?term=tusks&exporter=GL&reporter=exporters&movement=direct&group=year,importer`,
  trends: `/api/species/${NARWHAL}/trade/trends`,
  ledgers: `/api/species/${NARWHAL}/trade/ledgers?term=tusks`,
  values: '/api/trade-records/values',
  effectiveness: '/api/effectiveness',
  releases: '/api/dataset-releases',
} as const
type InterfaceCall = keyof typeof INTERFACE_CALLS
