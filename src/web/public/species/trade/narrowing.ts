import type { TradeFilters } from '#contract/trade-contract.ts'

/** The filters for the names of files: '1990-2010-tusks-importer-dk'; empty where none is on. */
export function narrowingFileName({ start_year, end_year, term, importer, exporter }: TradeFilters): string {
  const years =
    start_year !== undefined && end_year !== undefined
      ? `${start_year}-${end_year}`
      : (start_year && `from-${start_year}`) || (end_year && `to-${end_year}`)
  return [years, term, importer && `importer-${importer}`, exporter && `exporter-${exporter}`]
    .flatMap((part) => (part ? slug(part) : []))
    .join('-')
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
