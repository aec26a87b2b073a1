import type { ReactNode } from 'react'

interface WrittenTableProps {
  caption: string
  head: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[]
  /** Places of the columns that hold numbers. */
  numbers?: readonly number[]
}

/** A table in a text; where it is wider than the screen, it scrolls in its own frame. */
export function WrittenTable({ caption, head, rows, numbers = [] }: WrittenTableProps) {
  const sideOf = (column: number) => (numbers.includes(column) ? 'text-right whitespace-nowrap' : 'text-left')
  return (
    <section
      className="min-w-0 overflow-x-auto rounded-md border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <table className="w-full min-w-lg border-collapse text-sm">
        <caption className="border-b border-line px-4 py-2.5 text-left text-xs font-semibold">
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-ink px-4 py-2 align-bottom text-xs font-semibold text-ink-2 ${sideOf(column)}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in a fixed order
            <tr key={row} className="border-b border-line align-top last:border-b-0">
              {cells.map((cell, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so do their cells
                  <th key={column} scope="row" className="px-4 py-2.5 text-left font-semibold">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so do their cells
                  <td key={column} className={`px-4 py-2.5 ${sideOf(column)}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
