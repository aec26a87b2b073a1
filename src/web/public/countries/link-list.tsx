import type { ReactNode } from 'react'

interface LinkListProps {
  /** What the links lead to. */
  summary: string
  links: readonly { id: string; link: ReactNode }[]
  /** What is to be known of them, such as that there are more. */
  note?: ReactNode
}

/** The links of a chart, whose bars cannot be links themselves: folded away until they are wanted. */
export function LinkList({ summary, links, note }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <details className="mt-3 text-sm print:hidden">
      <summary className="min-h-8 cursor-pointer text-accent">{summary}</summary>
      {note && <p className="mt-1 text-ink-2">{note}</p>}
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {links.map(({ id, link }) => (
          <li key={id} className="inline-flex min-h-8 items-center">
            {link}
          </li>
        ))}
      </ul>
    </details>
  )
}
