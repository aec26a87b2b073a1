import type { CSSProperties, ReactNode } from 'react'
import { elementsIn } from './markdown-elements.ts'

interface Cell {
  children?: ReactNode
  style?: CSSProperties
}

export interface MarkdownTable {
  head: string[]
  rows: ReactNode[][]
  /** Places of the columns that are set to the right, `--:`. */
  numbers: number[]
}

/** The cells of the Markdown table between the tags of a component. */
export function markdownTable(children: ReactNode): MarkdownTable {
  const [head = [], ...rows] = elementsIn<Cell>(children)
    .flatMap((table) => elementsIn<Cell>(table.props.children))
    .flatMap((part) => elementsIn<Cell>(part.props.children))
    .map((row) => elementsIn<Cell>(row.props.children).map((cell) => cell.props))
  return {
    head: head.map((cell) => String(cell.children ?? '')),
    rows: rows.map((cells) => cells.map((cell) => cell.children)),
    numbers: head.flatMap(({ style }, column) => (style?.textAlign === 'right' ? [column] : [])),
  }
}

export interface KeyedTable<Key extends string> {
  /** What stands above the cells behind the key. */
  head: string[]
  /** The cells behind each key. */
  row: Readonly<Record<Key, ReactNode[]>>
}

/**
 * The Markdown table between the tags of a component whose rows the code orders and completes: the first cell of a
 * row is the key that the code has for it. A key without a row, and a row without a key, is a mistake in the text.
 */
export function keyedTable<Key extends string>(children: ReactNode, keys: readonly Key[]): KeyedTable<Key> {
  const { head, rows } = markdownTable(children)
  const row = Object.fromEntries(rows.map(([key, ...cells]) => [String(key), cells]))
  const missing = keys.filter((key) => !(key in row))
  const unknown = Object.keys(row).filter((key) => !keys.includes(key as Key))
  if (missing.length + unknown.length > 0)
    throw new Error(`A table of a text lacks rows (${missing}) or has unknown ones (${unknown})`)
  return { head: head.slice(1), row: row as Record<Key, ReactNode[]> }
}
