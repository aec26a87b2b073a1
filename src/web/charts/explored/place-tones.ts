import type { ExploredBy } from '#domain/explorer/explorer-question.ts'
import { seriesColours } from '#domain/trade/series-colours.ts'
import { COLOURED_VALUES } from '../coloured-values.ts'
import { type SeriesTone, toneAt } from '../plot/palette.ts'
import type { ExploredPlace } from './explored-points.ts'

/** The colour of each place of a field: a country has the same under every choice; what is no single value is grey. */
export function placeTones(by: ExploredBy, places: readonly ExploredPlace[]): SeriesTone[] {
  const values = places.flatMap((place) => (place.kind === 'value' ? [String(place.value)] : []))
  const colours = seriesColours(COLOURED_VALUES[by] ?? values, values)
  return places.map((place, at) => (place.kind === 'value' ? toneAt(colours[at] ?? at) : 'none'))
}
