import { type ReactNode, useId } from 'react'
import { OutboundLink } from '#web/ui/outbound-link.tsx'

interface StatusCardProps {
  title: string
  /** The status that colours the card's edge, as the attribute that names it. */
  shows: { 'data-red-list'?: string; 'data-cites'?: string; 'data-cms'?: string }
  /** Where to read on at the publisher's. */
  links: readonly { name: string; address: string }[]
  children: ReactNode
}

/** One list or convention: the status, its facts, where to read on. */
export function StatusCard({ title, shows, links, children }: StatusCardProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      {...shows}
      className="flex min-w-0 flex-col rounded-md border border-t-3 border-line border-t-(color:--edge,var(--line-strong)) bg-surface px-5 py-4.5"
    >
      <h3 id={headingId} className="text-h3 font-[650]">
        {title}
      </h3>
      <div className="flex-1">{children}</div>
      <ul className="mt-3.5 flex flex-wrap gap-x-5 border-t border-line pt-2">
        {links.map(({ name, address }) => (
          <li key={address}>
            <OutboundLink href={address}>{name}</OutboundLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Badges under the card's title. */
export function StatusLine({ children }: { children: ReactNode }) {
  return <div className="mt-3.5 mb-3 flex min-h-6 flex-wrap items-center gap-2">{children}</div>
}

/** Why there is no status. */
export function NoStatus({ children }: { children: string }) {
  return <p className="mt-3.5 text-sm text-ink-2">{children}</p>
}

export function StatusFacts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-1.25 text-sm">{children}</dl>
}

/** A name and what is known. Callers leave out what is not known. */
export function StatusFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-3">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  )
}

interface StatusNoteProps {
  name: string
  children: ReactNode
  /** What is said of it below, where a long one is cut. */
  below?: ReactNode
}

/** A fact told in words, which needs the width of the card; the history has all of a long one. */
export function StatusNote({ name, children, below }: StatusNoteProps) {
  return (
    <div className="mt-1 border-t border-line pt-1.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-xs text-ink-2">
        <span className="line-clamp-4">{children}</span>
        {below}
      </dd>
    </div>
  )
}
