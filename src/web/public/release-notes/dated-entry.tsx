import type { ReactNode } from 'react'

interface DatedEntryProps {
  /** YYYY-MM-DD, also its address on the page. */
  day: string
  /** The day as the entry names it. */
  title: string
  children: ReactNode
}

/** The entries of release notes, newest first. */
export function DatedEntries({ children }: { children: ReactNode }) {
  return <ol className="border-t border-line">{children}</ol>
}

export function DatedEntry({ day, title, children }: DatedEntryProps) {
  return (
    <li
      id={day}
      className="grid scroll-mt-6 gap-x-6 gap-y-2 border-b border-line py-4.5 sm:grid-cols-[9.5rem_1fr] sm:items-baseline"
    >
      <h3 className="font-serif text-xl">
        <time dateTime={day}>{title}</time>
      </h3>
      <div className="max-w-read text-ink-2 *:grid *:gap-1.5">{children}</div>
    </li>
  )
}

/** Days of notes whose words are not on record. */
export function NoteDays({ children }: { children: ReactNode }) {
  return <ol className="flex max-w-none flex-wrap gap-x-6 gap-y-1">{children}</ol>
}

export function NoteDay({ day, title }: Omit<DatedEntryProps, 'children'>) {
  return (
    <li id={day} className="scroll-mt-6">
      <h3 className="font-serif text-xl">
        <time dateTime={day}>{title}</time>
      </h3>
    </li>
  )
}
