/** The look of the buttons at a chart's foot; as large as a finger on phones. */
export const TOOL =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-xs font-[550] text-ink-2 transition-colors duration-quick hover:bg-tint hover:text-ink aria-pressed:bg-tint aria-pressed:text-accent-strong aria-expanded:bg-tint aria-expanded:text-accent-strong md:h-9 md:min-w-9'

/** Their words, where the chart is wide enough; the buttons' labels say them everywhere. */
export const TOOL_WORD = 'hidden @2xl:inline'
