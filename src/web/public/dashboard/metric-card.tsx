import { type ReactNode, useId } from 'react'

interface MetricCardProps {
  title: string
  /** Signs beside the title. */
  signs?: ReactNode
  /** What is counted, and of what. */
  subtitle: string
  className?: string
  children: ReactNode
}

export function MetricCard({ title, signs, subtitle, className = '', children }: MetricCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-md border border-line bg-surface px-5.5 py-5 ${className}`}
    >
      <h2 className="text-h3 font-[650]">
        <span id={id}>{title}</span>
        {signs}
      </h2>
      <p className="text-xs text-ink-2">{subtitle}</p>
      {children}
    </section>
  )
}
