import type { ReactNode } from 'react'
import type { Dataset } from '#domain/releases/datasets.ts'
import { PageHead, type PageHeadProps } from './page-head.tsx'
import { SimulatedBanner } from './simulated-banner.tsx'

interface PageProps extends PageHeadProps {
  /** Datasets whose figures this page shows; each that is simulated says so above the content. */
  shows?: readonly Extract<Dataset, 'cites_trade' | 'seizures'>[]
  children: ReactNode
}

/** One screen: its name in the browser, the banners its figures need, its content. */
export function Page({ shows = [], children, ...head }: PageProps) {
  return (
    <>
      <PageHead {...head} />
      {shows.map((dataset) => (
        <SimulatedBanner key={dataset} dataset={dataset} />
      ))}
      {children}
    </>
  )
}
