import type { ReactNode } from 'react'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { markdownTable } from './markdown-table.ts'

interface WrittenTableProps {
  caption: string
  head: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[]
  /** Places of the columns that hold numbers. */
  numbers?: readonly number[]
  /** The language of head and rows, where it is not that of the page. */
  lang?: string
}

/** With more columns than these, a phone scrolls sideways past a first column that stays. */
const MOST_COLUMNS_OF_A_PHONE = 3
const STAYS =
  'max-md:sticky max-md:left-0 max-md:w-42 max-md:min-w-42 max-md:bg-surface max-md:shadow-[inset_-1px_0_0_var(--line)] max-md:[overflow-wrap:anywhere]'

/** Two columns have room on a phone, where a code such as '.metadata.json' stays whole. */
const PAIRS = 2
const WHOLE_CODE = 'min-w-29 [&_code]:whitespace-nowrap'

/** A table in a text; where it is wider than the screen, it scrolls in its own frame. */
export function WrittenTable({ caption, head, rows, numbers = [], lang }: WrittenTableProps) {
  const isWide = head.length > MOST_COLUMNS_OF_A_PHONE
  const isPairs = head.length <= PAIRS
  const sideOf = (column: number) => (numbers.includes(column) ? 'text-right whitespace-nowrap' : 'text-left')
  const lookOf = (column: number) =>
    [sideOf(column), column === 0 && isWide && STAYS, column === 0 && isPairs && WHOLE_CODE]
      .filter(Boolean)
      .join(' ')
  return (
    <ScrollRegion className="min-w-0 rounded-md border border-line bg-surface" aria-label={caption}>
      <table className={`w-full border-collapse text-sm ${isPairs ? '' : isWide ? 'min-w-184' : 'min-w-lg'}`}>
        <caption className="border-b border-line px-4 py-2.5 text-left text-xs font-semibold">
          <span className="sticky left-4">{caption}</span>
        </caption>
        <thead lang={lang}>
          <tr className="border-b border-ink">
            {head.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`px-4 py-2 align-bottom text-xs font-semibold text-ink-2 ${lookOf(column)}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang={lang}>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are in a fixed order
            <tr key={row} className="border-b border-line align-top last:border-b-0">
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so do their cells
                <Cell key={column} namesRow={column === 0} look={lookOf(column)}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

interface CellProps {
  namesRow: boolean
  look: string
  children: ReactNode
}

function Cell({ namesRow, look, children }: CellProps) {
  return namesRow ? (
    <th scope="row" className={`px-4 py-2.5 font-semibold ${look}`}>
      {children}
    </th>
  ) : (
    <td className={`px-4 py-2.5 ${look}`}>{children}</td>
  )
}

/** A Markdown table with its caption; columns set to the right (`--:`) hold numbers. */
export function CaptionedTable({ caption, children }: { caption: string; children: ReactNode }) {
  return <WrittenTable caption={caption} {...markdownTable(children)} />
}
