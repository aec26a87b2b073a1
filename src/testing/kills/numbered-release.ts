const HEADING =
  'Id,Year,Appendix,Taxon,Class,Order,Family,Genus,Term,Quantity,Unit,Importer,Exporter,Origin,Purpose,Source,Reporter.type,Import.permit.RandomID,Export.permit.RandomID,Origin.permit.RandomID'
const TAXA = [
  'Ursus maritimus,Mammalia,Carnivora,Ursidae,Ursus',
  'Monodon monoceros,Mammalia,Cetacea,Monodontidae,Monodon',
  'Bubo scandiacus,Aves,Strigiformes,Strigidae,Bubo',
]
const FIRST_YEAR = 1980
const YEARS = 40

/** A trade release whose every record says the release's number as its quantity, so that two of them never mix unseen. */
export function numberedRelease(number: number, rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const year = FIRST_YEAR + (row % YEARS)
    const taxon = TAXA[row % TAXA.length]
    return `${1_000_000_000 + row},${year},II,${taxon},skins,${number},,US,CA,,P,W,E,,,`
  })
  return [HEADING, ...lines, ''].join('\n')
}
