import { speciesSlug } from './species-slug.ts'

/** The line drawings of groups of animals and plants, for species that have none of their own. */
export const DRAWINGS = [
  'whale',
  'right-whale',
  'toothed-whale',
  'narwhal',
  'beluga',
  'seal',
  'otter',
  'land-mammal',
  'cat',
  'bird',
  'waterbird',
  'shark',
  'fish',
  'plant',
] as const
export type Drawing = (typeof DRAWINGS)[number]

/** The species that have a drawing and a mark of their own, by scientific name as `speciesSlug` writes it. */
export const DRAWN_SPECIES = [
  'acipenser-baerii',
  'alopias-vulpinus',
  'antigone-canadensis',
  'asio-flammeus',
  'balaena-mysticetus',
  'balaenoptera-acutorostrata',
  'balaenoptera-borealis',
  'balaenoptera-musculus',
  'balaenoptera-physalus',
  'berardius-bairdii',
  'branta-canadensis-leucopareia',
  'branta-ruficollis',
  'buteo-lagopus',
  'cetorhinus-maximus',
  'delphinapterus-leucas',
  'enhydra-lutris',
  'eschrichtius-robustus',
  'eubalaena-glacialis',
  'eubalaena-japonica',
  'falco-peregrinus',
  'falco-rusticolus',
  'globicephala-melas',
  'hyperoodon-ampullatus',
  'lagenorhynchus-acutus',
  'lagenorhynchus-albirostris',
  'lamna-nasus',
  'leucogeranus-leucogeranus',
  'lontra-canadensis',
  'lynx-canadensis',
  'megaptera-novaeangliae',
  'mesoplodon-stejnegeri',
  'monodon-monoceros',
  'numenius-borealis',
  'nyctea-scandiaca',
  'odobenus-rosmarus',
  'orcinus-orca',
  'phocoena-phocoena',
  'phocoenoides-dalli',
  'phoebastria-albatrus',
  'physeter-macrocephalus',
  'rhodiola-rosea',
  'ursus-maritimus',
  'ziphius-cavirostris',
] as const
export type DrawnSpecies = (typeof DRAWN_SPECIES)[number]

export const isDrawnSpecies = (name: string): name is DrawnSpecies =>
  (DRAWN_SPECIES as readonly string[]).includes(name)

/** The species' own drawing; undefined for a species that was not drawn. */
export function ownDrawing(scientific_name: string): DrawnSpecies | undefined {
  const slug = speciesSlug(scientific_name)
  return isDrawnSpecies(slug) ? slug : undefined
}

/** What is drawn of a species where it has no picture: its own drawing, else that of its group, if it has one. */
export const drawingOf = (species: {
  scientific_name: string
  drawing: Drawing | null
}): DrawnSpecies | Drawing | null => ownDrawing(species.scientific_name) ?? species.drawing
