import type { ReactNode } from 'react'

/** Two charts beside each other from 1024 px on, heads, drawings and feet in line. */
export function ChartPair({ children }: { children: ReactNode }) {
  return (
    <div
      data-pair
      className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:gap-y-0"
    >
      {children}
    </div>
  )
}
