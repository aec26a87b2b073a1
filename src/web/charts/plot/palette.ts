/** The series colours in their fixed order; 'none' is for Other and Not reported. */
export type SeriesTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'none'

/** Shapes that tell series apart without colour, in the order of the series. */
const MARKERS = ['circle', 'square', 'diamond', 'triangle', 'cross'] as const
export type Marker = (typeof MARKERS)[number]

const TONES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly SeriesTone[]

/** Importers and every single series. */
export const FIRST_TONE: SeriesTone = 1
/** Exporters, so that they never look like importers. */
export const EXPORTER_TONE: SeriesTone = 6

/** The tone of the series at a place; after ten they begin again, which labels must make up for. */
export function toneAt(place: number): SeriesTone {
  return TONES[place % TONES.length] ?? FIRST_TONE
}

export function markerAt(place: number): Marker {
  return MARKERS[place % MARKERS.length] ?? 'circle'
}

export function toneColour(tone: SeriesTone): string {
  return tone === 'none' ? 'var(--chart-none)' : `var(--c${tone})`
}

/** How a line is drawn. */
export interface LineLook {
  tone: SeriesTone
  marker: Marker
  dashed: boolean
}
