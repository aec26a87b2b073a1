import type { ReactNode } from 'react'
import { markdownTable } from './markdown-table.ts'

/** A few figures that carry a page, large and between hairlines: a table of name, figure and note, shown without its head. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
      {markdownTable(children).rows.map(([name, value, note]) => (
        <div
          key={String(name)}
          className="flex flex-col border-line py-3.5 pr-3 max-lg:odd:border-r max-lg:even:pl-4 max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-4"
        >
          <dt className="text-xs font-semibold text-ink-2">{name}</dt>
          <dd className="mt-1 font-serif text-[2rem] leading-none font-[380] tracking-[-0.02em]">{value}</dd>
          <dd className="mt-2 text-xs text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
