import type { ReactNode } from 'react'
import { WHOLE_ANIMALS_RULE } from '#domain/trade/whole-animals.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface WholeAnimalsTableProps {
  caption: string
  /** A table of tusks by the scientific name of their species, with their animals left empty; and `others`, which are not converted. */
  children: ReactNode
}

const ONE = 1

/** How many animals an item stands for, as the rule converts it; terms as they are published. */
export function WholeAnimalsTable({ caption, children }: WholeAnimalsTableProps) {
  const { number } = useFormat()
  const tusks = Object.entries(WHOLE_ANIMALS_RULE.tusksOf)
  const { head, row } = keyedTable(children, [...tusks.map(([species]) => species), 'others'])
  const whole = [...WHOLE_ANIMALS_RULE.alone, ...WHOLE_ANIMALS_RULE.parts.flat()]
  return (
    <WrittenTable
      caption={caption}
      head={head}
      rows={[
        [
          <span key="terms" lang="en">
            {whole.join(', ')}
          </span>,
          number(ONE),
        ],
        ...tusks.map(([species, each]) => [row[species]?.[0], number(ONE / each)]),
        row.others ?? [],
      ]}
    />
  )
}
