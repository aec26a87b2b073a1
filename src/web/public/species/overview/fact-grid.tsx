import type { ReactNode } from 'react'

interface FactGridProps {
  facts: readonly { name: string; value: ReactNode }[]
}

/** Short facts in columns, name above value, under hairlines. */
export function FactGrid({ facts }: FactGridProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0 border-t border-line pt-2.5 pb-4">
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="mt-0.5 text-ui break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
