import type { PublishedFigure } from '#contract/proof-contract.ts'
import type { StoredFigure } from '#database/proof/published-figures-queries.ts'
import { findRelease } from '#database/releases/releases-queries.ts'
import { parseFigureParts } from '#domain/proof/figure-parts.ts'
import type { FigureValue } from '#domain/proof/figure-values.ts'
import { proofVerdict } from '#domain/proof/proof-verdict.ts'
import type { Context } from '../access.ts'
import { askTrade } from './ask-trade.ts'

/** The figures beside what the release gives for them; without a release, or with simulated records, nothing is compared. */
export async function compareFigures(
  context: Context,
  figures: readonly StoredFigure[],
): Promise<{ release: string | null; figures: PublishedFigure[] }> {
  const release = await findRelease(context.db, 'cites_trade')
  if (release === undefined || release.simulated)
    return { release: null, figures: figures.map((figure) => compared(figure, undefined)) }

  const values = new Map<string, FigureValue>()
  // One species after another, so that the questions of others are counted in between.
  for (const [id, ofSpecies] of Map.groupBy(figures, ({ species_id }) => species_id)) {
    const answer = await askTrade(context, { id }, () => ({ kind: 'figures', figures: ofSpecies.map(asked) }))
    for (const value of answer?.values ?? []) values.set(value.id, value)
  }
  return {
    release: release.version ?? release.title,
    figures: figures.map((figure) => compared(figure, values.get(figure.figure))),
  }
}

const asked = ({ figure, selections, formula }: StoredFigure) => ({
  id: figure,
  parts: parseFigureParts(selections),
  formula,
})

/** Without a value where no release has records of the species. */
function compared(
  { selections, judged, ...figure }: StoredFigure,
  value: FigureValue | undefined,
): PublishedFigure {
  return {
    ...figure,
    parts: parseFigureParts(selections).map((part, place) => ({
      ...part,
      value: value?.parts[place] ?? null,
    })),
    ours: value?.ours ?? null,
    verdict: value === undefined ? null : proofVerdict(figure.printed_value, value.ours, judged),
  }
}
