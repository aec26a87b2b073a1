import { usePortal } from '#web/components/use-portal.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'

interface InterfaceExampleProps {
  title: string
  /** What each request answers. */
  calls: Readonly<Record<InterfaceCall, string>>
}

/** Requests to this installation's interface, to be pasted into a terminal. */
export function InterfaceExample({ title, calls }: InterfaceExampleProps) {
  const address = usePortal()?.public_url ?? ''
  const lines = Object.entries(INTERFACE_CALLS).map(
    ([name, path]) => `# ${calls[name as InterfaceCall]}\ncurl '${address}${path}'`,
  )
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
