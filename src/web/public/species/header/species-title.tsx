import { SpeciesName } from '#web/components/species-name.tsx'

interface SpeciesTitleProps {
  scientific_name: string
  common_name: string
}

export function SpeciesTitle({ scientific_name, common_name }: SpeciesTitleProps) {
  return (
    <>
      <h1 className="text-[2.5rem] leading-[1.04] font-normal tracking-[-0.02em] text-balance md:text-5xl">
        <SpeciesName name={scientific_name} className="text-[1em]" />
      </h1>
      <p className="mt-2 text-lg text-ink-2">{common_name}</p>
    </>
  )
}
