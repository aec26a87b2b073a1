import { MILLISECONDS_OF_A_DAY, yearOf } from '../calendar.ts'
import { latestOf, onceEach } from '../once-each.ts'
import type { Drawing } from './drawing.ts'
import { groupOfDrawing } from './species-groups.ts'

const FEATURED = 3

/**
 * Three species that change with the day of the year, the same for everybody on a day: a whale, a bird, and one of the other
 * animals and plants, each kind in turn. Where a kind has no species, others take its place. Source: specification, document 1,
 * section 2.3.
 */
export function featuredSpecies<Species extends Drawn>(species: readonly Species[], day: string): Species[] {
  return featuredOf(species)(day) as Species[]
}

interface Drawn {
  drawing: Drawing | null
}

const featuredOf = onceEach((species: readonly Drawn[]) => latestOf((day: string) => chosen(species, day)))

function chosen(species: readonly Drawn[], day: string): Drawn[] {
  const turn = dayOfYear(day) - 1
  const kinds = Map.groupBy(species, kindOf)
  const mixed = [kinds.get('whales'), kinds.get('birds'), kinds.get('other')].flatMap(
    (ofKind) => ofKind?.[turn % ofKind.length] ?? [],
  )
  const others = species.filter((one) => !mixed.includes(one))
  return [...mixed, ...others].slice(0, FEATURED)
}

function kindOf({ drawing }: Drawn): 'whales' | 'birds' | 'other' {
  const group = groupOfDrawing(drawing)
  return group === 'whales' || group === 'birds' ? group : 'other'
}

/** 1 on the first of January. The day is written YYYY-MM-DD. */
function dayOfYear(day: string): number {
  const newYear = Date.parse(`${yearOf(day)}-01-01T00:00:00Z`)
  return (Date.parse(`${day}T00:00:00Z`) - newYear) / MILLISECONDS_OF_A_DAY + 1
}
