import { OpeningPicture } from '#web/components/opening-picture.tsx'
import { SpeciesTitle } from './header/species-title.tsx'
import { SpeciesPath } from './species-path.tsx'
import { SpeciesShapes } from './species-skeleton.tsx'

interface SpeciesOpeningProps {
  scientific_name: string
  common_name: string
}

/** A species page before its scripts have loaded: whom it is about stands there already. */
export function SpeciesOpening({ scientific_name, common_name }: SpeciesOpeningProps) {
  return (
    <SpeciesShapes
      path={<SpeciesPath name={scientific_name} />}
      title={<SpeciesTitle scientific_name={scientific_name} common_name={common_name} />}
      picture={<OpeningPicture />}
    />
  )
}
