import type { ReactNode } from 'react'
import { usePortal } from '#web/components/use-portal.ts'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { CodeBlock } from '#web/ui/code-block.tsx'

interface InterfaceExampleProps {
  title: string
  /** Which calls: questions to the interface, or views as files. */
  of?: keyof typeof CALLS
  /** A table of the calls, each with what it answers. */
  children: ReactNode
}

/** Requests to this installation's interface, to be pasted into a terminal. */
export function InterfaceExample({ title, of = 'interface', children }: InterfaceExampleProps) {
  const address = usePortal()?.public_url ?? ''
  const calls: Readonly<Record<string, string>> = CALLS[of]
  const { row } = keyedTable(children, Object.keys(calls))
  const lines = Object.entries(calls).map(
    ([call, path]) => `# ${row[call]?.[0] ?? ''}\ncurl -L '${address}${path}'`,
  )
  return (
    <CodeBlock title={title} lang="sh">
      {lines.join('\n\n')}
    </CodeBlock>
  )
}

/** The narwhal's id, the same on every installation. */
const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'

/** Requests that the pages show; `-L` follows an address of trade to the release in use. */
export const CALLS = {
  interface: {
    species: '/api/species/all',
    trade: `/api/species/${NARWHAL}/trade?term=tusks&exporter=GL&reporter=exporters&movement=direct&group=year,importer`,
    trends: `/api/species/${NARWHAL}/trade/trends`,
    ledgers: `/api/species/${NARWHAL}/trade/ledgers?term=tusks`,
    values: '/api/trade-records/values',
    effectiveness: '/api/effectiveness',
    releases: '/api/dataset-releases',
  },
  views: {
    records: `/species/${NARWHAL}/records-over-time.csv?term=tusks`,
    importers: `/species/${NARWHAL}/top-importers.csv`,
    metadata: `/species/${NARWHAL}/top-importers.metadata.json`,
    picture: `/species/${NARWHAL}/records-over-time.svg?term=tusks`,
    gallery: '/gallery.csv?citesAppendix=I',
    codebook: '/data/codebook.csv',
  },
} as const
