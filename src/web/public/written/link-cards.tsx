import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { CARD_ICONS, type CardIcon } from './card-icons.ts'
import { linkTo } from './text-link.tsx'

/** Cards side by side: two from 640 px on, three where they fill a row. */
export function LinkCards({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:has-[>:nth-child(3):last-child]:grid-cols-3">{children}</ul>
  )
}

interface CardProps {
  title: string
  icon?: CardIcon
  /** Above the title: 'Stage 1'. */
  above?: ReactNode
  /** Under the text: a reading time. */
  below?: ReactNode
  children: ReactNode
}

interface LinkCardProps extends CardProps {
  /** Its address, with a part of the page after '#'. */
  to: string
}

/** A card that is a link as a whole. */
export function LinkCard({ title, to, ...card }: LinkCardProps) {
  return (
    <li className="relative flex flex-col rounded-md border border-line bg-surface px-5.5 py-5 transition-colors duration-quick hover:border-line-strong hover:bg-tint">
      <CardParts
        title={
          <Link {...linkTo(to)} className="text-ink no-underline after:absolute after:inset-0">
            {title}
          </Link>
        }
        {...card}
      />
    </li>
  )
}

/** A card that leads nowhere yet, and says so. */
export function ComingCard({ soon, ...card }: CardProps & { soon: string }) {
  return (
    <li
      aria-disabled="true"
      className="flex flex-col rounded-md border border-dashed border-line-strong px-5.5 py-5 text-ink-2"
    >
      <CardParts {...card} below={<Badge tone="outline">{soon}</Badge>} />
    </li>
  )
}

function CardParts({ title, icon, above, below, children }: Omit<CardProps, 'title'> & { title: ReactNode }) {
  const Icon = icon && CARD_ICONS[icon]
  return (
    <>
      {Icon && <Icon className="mb-3 size-5 text-accent" />}
      {above && <p className="mb-1 text-xs font-semibold text-ink-3">{above}</p>}
      <h3 className="font-serif text-xl font-[450]">{title}</h3>
      <div className="mt-2 text-sm text-ink-2">{children}</div>
      {below && <div className="mt-auto pt-4">{below}</div>}
    </>
  )
}
