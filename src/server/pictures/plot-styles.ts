/** What the classes of drawings mean where there is no style sheet: in pictures, and on pages for other sites. */
const DECLARATIONS = {
  'fill-ink': 'fill:var(--ink)',
  'fill-ink-2': 'fill:var(--ink-2)',
  'fill-ink-3': 'fill:var(--ink-3)',
  'fill-tint': 'fill:var(--tint)',
  'stroke-ink': 'stroke:var(--ink)',
  'stroke-line-strong': 'stroke:var(--line-strong)',
  'stroke-chart-axis': 'stroke:var(--chart-axis)',
  'stroke-chart-grid': 'stroke:var(--chart-grid)',
  'text-2xs': 'font-size:12px',
  'text-xs': 'font-size:13px',
  'font-normal': 'font-weight:400',
  'font-semibold': 'font-weight:600',
  'font-serif': "font-family:'Newsreader','Newsreader 16pt',Georgia,serif",
} as const

/** Classes that mean nothing to a drawing that stays as it is. */
export const WITHOUT_MEANING = [
  'block',
  'overflow-visible',
  'font-sans',
  'flex-none',
  'transition-[width]',
  'duration-calm',
  'ease-out-calm',
  // Of the library that draws lines and rings.
  'visx-linepath',
  'visx-area',
  'visx-group',
  'visx-pie-arcs-group',
  'visx-pie-arc',
]

export const PLOT_CLASSES = Object.keys(DECLARATIONS)

/** The same as the text of a style sheet. */
export const PLOT_STYLES = Object.entries(DECLARATIONS)
  .map(([name, declarations]) => `.${name}{${declarations}}`)
  .join('')
