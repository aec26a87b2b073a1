import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Cards side by side: two from 640 px on. */
export function LinkCards({ children }: { children: ReactNode }) {
  return <ul className="grid gap-5 sm:grid-cols-2">{children}</ul>
}

interface LinkCardProps {
  title: string
  to: LinkProps['to']
  hash?: string
  Icon?: LucideIcon
  /** Above the title: 'Stage 1'. */
  above?: ReactNode
  /** Under the text: a reading time. */
  below?: ReactNode
  children: ReactNode
}

/** A card that is a link as a whole. */
export function LinkCard({ title, to, hash, Icon, above, below, children }: LinkCardProps) {
  return (
    <li className="relative flex flex-col rounded-md border border-line bg-surface px-5.5 py-5 transition-colors duration-quick hover:border-line-strong hover:bg-tint">
      {Icon && <Icon className="mb-3 size-5 text-accent" />}
      {above && <p className="mb-1 text-xs font-semibold text-ink-3">{above}</p>}
      <h3 className="font-serif text-xl font-[450]">
        <Link to={to} hash={hash} className="text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <div className="mt-2 mb-4 text-sm text-ink-2">{children}</div>
      {below && <div className="mt-auto">{below}</div>}
    </li>
  )
}
