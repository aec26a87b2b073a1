import { listPublishedFigures } from '#database/proof/published-figures-queries.ts'
import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { countReproduced } from '#domain/proof/proof-verdict.ts'
import { os } from '../access.ts'
import { compareFigures } from '../trade/compare-figures.ts'

export const proofProcedures = {
  list: os.proof.list.handler(async ({ input: { species_id }, context }) =>
    compareFigures(context, await listPublishedFigures(context.db, species_id)),
  ),

  count: os.proof.count.handler(async ({ input: { id }, context }) => {
    await assertSpeciesExists(context.db, id)
    const { release, figures } = await compareFigures(context, await listPublishedFigures(context.db, id))
    return {
      release,
      figures: figures.length,
      reproduced: release === null ? null : countReproduced(figures),
    }
  }),
}
