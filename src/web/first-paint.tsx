import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from './api.ts'
import { Frame } from './components/frame/frame.tsx'
import { SimulatedBanner } from './components/simulated-banner.tsx'
import { BrowseOpening } from './public/browse/browse-opening.tsx'
import { DashboardOpening } from './public/dashboard/dashboard-opening.tsx'
import { GalleryOpening } from './public/gallery/gallery-opening.tsx'
import { LandingOpening } from './public/landing/landing-opening.tsx'
import { PageOpening } from './public/page-opening.tsx'
import { SpeciesOpening } from './public/species/species-opening.tsx'
import { AdminOpening } from './session/admin-opening.tsx'
import { staticMarkup, WORDS } from './static-markup.tsx'

interface Kind {
  at: string
  opening: ReactNode
  /** Stands alone, without header and footer. */
  bare?: true
}

/** What each kind of page shows before its scripts, and an address of its kind. The server fills in the `{words}`. */
const KINDS: Record<string, Kind> = {
  landing: { at: '/', opening: <LandingOpening /> },
  browse: { at: '/home', opening: <BrowseOpening /> },
  gallery: { at: '/gallery', opening: <GalleryOpening /> },
  dashboard: { at: '/arctic-tracker', opening: <DashboardOpening /> },
  species: {
    at: '/species/00000000-0000-0000-0000-000000000000',
    opening: <SpeciesOpening scientific_name="{scientific_name}" common_name="{common_name}" />,
  },
  page: { at: '/-', opening: <PageOpening /> },
  research: { at: '/research/-', opening: <PageOpening below="research" /> },
  methodology: { at: '/methodology/-', opening: <PageOpening below="methodology" /> },
  frame: { at: '/-', opening: null },
  admin: { at: '/admin/-', opening: <AdminOpening />, bare: true },
}

/** The first paint of every kind of page in every language: frame, heading, the shapes of what comes. */
export function firstPaints(): { language: string; kind: string; html: string }[] {
  const queryClient = new QueryClient()
  // Both banners are painted; the server takes out those of data that are real or that the page does not show.
  queryClient.setQueryData<unknown>(api.releases.list.queryKey(), [
    { dataset: 'cites_trade', simulated: true },
    { dataset: 'seizures', simulated: true },
  ])
  return Object.keys(WORDS).flatMap((language) =>
    Object.entries(KINDS).map(([kind, { at, opening, bare }]) => ({
      language,
      kind,
      html: staticMarkup(bare ? opening : framed(opening), { language, at, queryClient }),
    })),
  )
}

const framed = (opening: ReactNode) => (
  <Frame>
    <SimulatedBanner dataset="cites_trade" />
    <SimulatedBanner dataset="seizures" />
    {opening}
  </Frame>
)
