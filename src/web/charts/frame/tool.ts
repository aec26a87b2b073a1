/** The buttons at a chart's foot; large enough for touch on phones. */
export const TOOL =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-xs font-[550] text-ink-2 transition-colors duration-quick hover:bg-tint hover:text-ink aria-pressed:bg-tint aria-pressed:text-accent-strong aria-expanded:bg-tint aria-expanded:text-accent-strong md:h-9 md:min-w-9'

/** Their texts, shown where the chart is wide enough; the buttons always have a label. */
export const TOOL_WORD = 'hidden @2xl:inline'
