import type { ReactNode } from 'react'

interface FactCard {
  title: string
  text: ReactNode
}

/** A handful of statements side by side, each with a name. */
export function FactCards({ cards }: { cards: readonly FactCard[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
      {cards.map(({ title, text }) => (
        <li key={title} className="bg-surface px-5 py-4.5 last:odd:sm:col-span-2">
          <h3 className="text-h3 font-[650]">{title}</h3>
          <div className="mt-1.5 max-w-read text-sm text-ink-2">{text}</div>
        </li>
      ))}
    </ul>
  )
}
