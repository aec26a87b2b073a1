const PICTURE = /<picture><img src="\{(\w+)\}".*?<\/picture>/g

/** A first paint as built has a picture wherever a photograph may stand; those whose address is not among `words` go. */
export function withPicturesOf(words: Readonly<Record<string, string>>, paint: string): string {
  return paint.replace(PICTURE, (picture, name) => (name in words ? picture : ''))
}

/** The addresses of what is known of these photographs, in the order in which they stand on the page. */
export function picturesOf(species: readonly { image_url: string | null }[]): Record<string, string> {
  return Object.fromEntries(
    species.flatMap(({ image_url }, place) => (image_url === null ? [] : [[`picture_${place}`, image_url]])),
  )
}
