/** How everything that is written into looks. */
export const CONTROL =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-ui text-ink placeholder:text-ink-3 aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken'
