import type { ReactNode } from 'react'
import type { Dataset } from '#domain/releases/datasets.ts'
import { SimulatedBanner } from './simulated-banner.tsx'
import { type PageHead, usePageHead } from './use-page-head.ts'

interface PageProps extends PageHead {
  /** Datasets whose figures this page shows; each that is simulated says so above the content. */
  shows?: readonly Extract<Dataset, 'cites_trade' | 'seizures'>[]
  children: ReactNode
}

/** One screen: its name in the browser, the banners its figures need, its content. */
export function Page({ shows = [], children, ...head }: PageProps) {
  usePageHead(head)
  return (
    <>
      {shows.map((dataset) => (
        <SimulatedBanner key={dataset} dataset={dataset} />
      ))}
      {children}
    </>
  )
}
