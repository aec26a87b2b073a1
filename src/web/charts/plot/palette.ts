/** The series colours in their fixed order; 'none' is for Other and Not reported. */
export type SeriesTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'none'

/** Shapes that distinguish series without colour, in the order of the series. */
const MARKERS = ['circle', 'square', 'diamond', 'triangle', 'cross'] as const
export type Marker = (typeof MARKERS)[number]

const TONES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly SeriesTone[]

/** Importers and every single series. */
export const FIRST_TONE: SeriesTone = 1
/** Exporters, so that they never look like importers. */
export const EXPORTER_TONE: SeriesTone = 6

/** The colour of a series; after ten they repeat, and labels have to tell series apart. */
export function toneAt(index: number): SeriesTone {
  return TONES[index % TONES.length] ?? FIRST_TONE
}

export function markerAt(index: number): Marker {
  return MARKERS[index % MARKERS.length] ?? 'circle'
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

/* Marker and dashes distinguish the two blues, which are close in the dark theme. */
export const EXPORTER_LOOK: LineLook = { tone: EXPORTER_TONE, marker: 'square', dashed: true }
export const IMPORTER_LOOK: LineLook = { tone: FIRST_TONE, marker: 'circle', dashed: false }

/** The lower end of a band, whose upper end looks like a line of importers. */
export const LOWER_LOOK: LineLook = { tone: FIRST_TONE, marker: 'square', dashed: true }
