/** The look of the buttons at the right of a chart's heading. */
export const TOOL =
  'inline-flex h-9 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-xs font-[550] text-ink-2 transition-colors duration-quick hover:bg-tint hover:text-ink aria-pressed:bg-tint aria-pressed:text-accent-strong aria-expanded:bg-tint aria-expanded:text-accent-strong md:min-w-9'
