import type { ReactNode } from 'react'
import { markdownTable } from './markdown-table.ts'
import { WrittenTable } from './written-table.tsx'

/** A Markdown table with its caption; columns set to the right (`--:`) hold numbers. */
export function CaptionedTable({ caption, children }: { caption: string; children: ReactNode }) {
  return <WrittenTable caption={caption} {...markdownTable(children)} />
}
