import { WHOLE_ANIMALS_RULE } from '#domain/trade/whole-animals.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

interface WholeAnimalsTableProps {
  caption: string
  head: readonly [string, string]
  /** Tusks, by the scientific name of a species. */
  tusksOf: (species: string) => string
  /** The last row: what is not converted. */
  rest: readonly [string, string]
}

const ONE = 1

/** How many animals an item stands for, as the rule converts it; terms as they are published. */
export function WholeAnimalsTable({ caption, head, tusksOf, rest }: WholeAnimalsTableProps) {
  const { number } = useFormat()
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
        ...Object.entries(WHOLE_ANIMALS_RULE.tusksOf).map(([species, tusks]) => [
          tusksOf(species),
          number(ONE / tusks),
        ]),
        rest,
      ]}
    />
  )
}
