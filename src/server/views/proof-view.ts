import { oneOf } from '#contract/parameters.ts'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import { Invalid } from '#domain/problems.ts'
import { PROOF_VERDICTS } from '#domain/proof/proof-verdict.ts'
import type { ViewTable } from '#domain/views/view-table.ts'
import { type Answer, contentOf } from '../answers/answer.ts'
import type { AskInterface } from './asked-view.ts'
import { figuresTable } from './page-tables.ts'

/** How the page orders its rows: a file has them in the order of the interface. */
const OF_THE_SCREEN = ['sort', 'order']
const verdict = oneOf('verdict', PROOF_VERDICTS).optional()

/**
 * The published figures that the filters of the page leave, by the same names; a refusal of the interface where the address
 * does not fit. Throws Invalid for an unknown verdict.
 */
export async function provenFigures(query: URLSearchParams, ask: AskInterface): Promise<ViewTable | Answer> {
  const asked = new URLSearchParams(query)
  for (const name of OF_THE_SCREEN) asked.delete(name)
  const chosen = verdict.safeParse(asked.get('verdict') ?? undefined)
  if (!chosen.success) throw new Invalid(chosen.error.issues.map(({ message }) => message).join('; '))
  asked.delete('verdict')
  const species = asked.get('species')
  if (species !== null) {
    asked.delete('species')
    asked.set('species_id', species)
  }
  const found = await ask.get(asked.size === 0 ? '/api/published-figures' : `/api/published-figures?${asked}`)
  if (found.status !== 200) return found
  const { figures, release } = contentOf<{ figures: PublishedFigure[]; release: string | null }>(found)
  return figuresTable(
    figures.filter((one) => chosen.data === undefined || one.verdict === chosen.data),
    release,
  )
}
