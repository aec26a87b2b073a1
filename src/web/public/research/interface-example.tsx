import { usePortal } from '#web/components/use-portal.ts'
import { CodeBlock } from '#web/public/written/code-block.tsx'
import { INTERFACE_CALLS, type InterfaceCall } from './interface-calls.ts'

interface InterfaceExampleProps {
  title: string
  /** Each with what it answers. */
  calls: Readonly<Record<InterfaceCall, string>>
}

/** Questions to this installation's interface, ready to be pasted into a terminal. */
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
