import { useFormat } from '#web/i18n/use-format.ts'

export interface MixPart {
  name: string
  count: number
  /** Its colour as a class. */
  fill: string
}

/** How a whole is made up: a bar, and beneath it every part by name with its count, the empty ones too. */
export function MixBar({ parts }: { parts: readonly MixPart[] }) {
  const { number } = useFormat()
  const whole = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <div aria-hidden="true" className="mt-3.5 flex h-3.5 gap-0.5 bg-surface">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, fill }) => (
            // A style attribute would be refused in the page as the server sends it.
            <svg
              key={name}
              aria-hidden="true"
              width={`${(100 * count) / whole}%`}
              className={`h-full min-w-1 ${fill}`}
            />
          ))}
      </div>
      <dl className="mt-3 text-sm">
        {parts.map(({ name, count, fill }) => (
          <div key={name} className="flex items-center gap-2.5 py-0.5">
            <span aria-hidden="true" className={`size-2.5 ${fill}`} />
            <dt className="flex-1">{name}</dt>
            <dd className={count === 0 ? 'text-ink-3' : ''}>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
