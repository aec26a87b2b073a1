/** The line drawings that stand where a species has no picture; one per group of animal or plant. */
export const DRAWINGS = [
  'whale',
  'right-whale',
  'toothed-whale',
  'narwhal',
  'beluga',
  'seal',
  'otter',
  'land-mammal',
  'cat',
  'bird',
  'waterbird',
  'shark',
  'fish',
  'plant',
] as const
export type Drawing = (typeof DRAWINGS)[number]
