import type { ReactNode } from 'react'

/** A handful of statements side by side, each with a name. */
export function FactCards({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
      {children}
    </ul>
  )
}

export function FactCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="bg-surface px-5 py-4.5 last:odd:sm:col-span-2">
      <h3 className="text-h3 font-[650]">{title}</h3>
      <div className="mt-1.5 max-w-read text-sm text-ink-2">{children}</div>
    </li>
  )
}
