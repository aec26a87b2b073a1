import type { Drawing } from './drawing.ts'

/** The groups that species may be chosen by together. */
export const SPECIES_GROUPS = ['whales', 'other_mammals', 'birds', 'fish', 'plants'] as const
export type SpeciesGroup = (typeof SPECIES_GROUPS)[number]

const GROUP_OF: Readonly<Record<Drawing, SpeciesGroup>> = {
  whale: 'whales',
  'right-whale': 'whales',
  'toothed-whale': 'whales',
  narwhal: 'whales',
  beluga: 'whales',
  seal: 'other_mammals',
  otter: 'other_mammals',
  'land-mammal': 'other_mammals',
  cat: 'other_mammals',
  bird: 'birds',
  waterbird: 'birds',
  shark: 'fish',
  fish: 'fish',
  plant: 'plants',
}

/** The group of a species by its drawing; undefined where it has none, so that it belongs to all species alone. */
export const groupOfDrawing = (drawing: Drawing | null): SpeciesGroup | undefined =>
  drawing === null ? undefined : GROUP_OF[drawing]
