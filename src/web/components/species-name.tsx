interface SpeciesNameProps {
  name: string
  className?: string
}

/** A scientific name: italic, Latin, one step larger than the sans beside it. */
export function SpeciesName({ name, className = 'text-[1.0625em]' }: SpeciesNameProps) {
  return (
    <i lang="la" className={`font-serif font-normal italic ${className}`}>
      {name}
    </i>
  )
}
