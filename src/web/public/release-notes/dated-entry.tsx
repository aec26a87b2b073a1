import { cloneElement, type ReactNode } from 'react'
import { elementsIn } from '#web/public/written/markdown-elements.ts'

interface DatedEntryProps {
  /** YYYY-MM-DD, also its address on the page. */
  day: string
  /** The day as the entry names it. */
  title: string
  children?: ReactNode
}

interface DatedEntriesProps {
  /** What an entry shows whose words are not on record. */
  withoutText: string
  children: ReactNode
}

/** The entries of release notes, newest first. */
export function DatedEntries({ withoutText, children }: DatedEntriesProps) {
  return (
    <ol className="border-t border-line">
      {elementsIn<DatedEntryProps>(children).map((entry) =>
        cloneElement(entry, {
          children: entry.props.children ?? <span className="text-ink-3">{withoutText}</span>,
        }),
      )}
    </ol>
  )
}

export function DatedEntry({ day, title, children }: DatedEntryProps) {
  return (
    <li
      id={day}
      className="grid scroll-mt-6 gap-x-6 gap-y-1 border-b border-line py-4.5 sm:grid-cols-[9.5rem_1fr] sm:items-baseline"
    >
      <h3 className="font-serif text-xl">
        <time dateTime={day}>{title}</time>
      </h3>
      <div className="max-w-read text-ink-2">{children}</div>
    </li>
  )
}
