/** The pole seen from above: circle, Arctic Circle, four meridians. */
export function Mark({ className = 'size-7 text-accent' }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <circle cx="14" cy="14" r="12.6" />
      <circle cx="14" cy="14" r="7.6" strokeDasharray="2 1.6" />
      <circle cx="14" cy="14" r="2.4" fill="currentColor" stroke="none" />
      <path d="M14 1.4v6M14 20.6v6M1.4 14h6M20.6 14h6" />
    </svg>
  )
}
