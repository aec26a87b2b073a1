import { Hero } from './hero.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'

/** The landing page before its scripts have loaded. */
export function LandingOpening() {
  return (
    <>
      <Hero />
      <div className="page-width grid w-full grid-cols-1 gap-10 pt-10 md:gap-14">
        <LandingSkeleton />
      </div>
    </>
  )
}
