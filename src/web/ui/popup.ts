/** What floats: lighter ground, hairline, the only shadow; opens and closes calmly. */
export const POPUP =
  'rounded-lg border border-line bg-raised text-ink shadow-pop outline-none transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0'

/** One of its items: the one that keys or pointer are at shows it by more than a shade. */
export const POPUP_ITEM =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm select-none -outline-offset-2 data-highlighted:bg-tint data-highlighted:shadow-[inset_3px_0_0_var(--focus)]'

/** The button that opens a list, in the shape of a field. */
export const OPENER =
  'flex w-full min-w-0 cursor-pointer items-center justify-between gap-2 rounded-md border border-line-strong bg-surface px-3 text-left text-ui text-ink select-none disabled:bg-sunken disabled:text-ink-3'
