import { type ReactNode, useId } from 'react'

/** An English text under its name, beside the field for its translation. */
export function EnglishText({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1.5 text-xs font-semibold text-ink-2">
        {name}
      </h2>
      <p
        lang="en"
        className="rounded-md border border-line bg-sunken px-3 py-2.5 text-sm whitespace-pre-line"
      >
        {children}
      </p>
    </section>
  )
}
