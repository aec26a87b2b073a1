import { type ListedPart, piecesOfListedPart } from '#domain/listings/listed-part.ts'
import { SpeciesName } from '#web/components/species-name.tsx'

/** What a listing covers of its species, the epithets of subspecies in italics. */
export function ListedPartName({ listing }: { listing: ListedPart }) {
  return piecesOfListedPart(listing).map(({ text, isLatin }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    isLatin ? <SpeciesName key={place} name={text} /> : text,
  )
}
