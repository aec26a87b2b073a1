import type { CatalogueRow } from '#ingest/catalogue/catalogue-files.ts'

/** A publication as the corrections name it: in words, with an address where one is known. */
interface NamedWork {
  words: string
  address: string
  doi?: string
}

/**
 * Whether a reference of the catalogue is the work that the corrections name: by its DOI, by the page where it was
 * read, or by its first author and year. Titles are not compared, since works about one species share their words.
 */
export function isSameWork(work: CatalogueRow, { words, address, doi: namedDoi }: NamedWork): boolean {
  const { doi = '', url = '', year = '', authors = '' } = work
  const named = pageOf(address)
  if (doi !== '' && (namedDoi?.toLowerCase() === doi || named.includes(doi))) return true
  const own = pageOf(url)
  if (isPage(own) && isPage(named) && (own.startsWith(named) || named.startsWith(own))) return true
  const [author = ''] = authors.split(/[,;]/)
  return author !== '' && year !== '' && words.includes(author) && words.includes(year)
}

/** The address of a page without the parts that select a view of it. */
const pageOf = (address: string) =>
  decodeURI(address)
    .toLowerCase()
    .replaceAll('%2f', '/')
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/(classify|summary|full)\//, '/')
    .replace(/(\/(text|details|full|print|0)?)+$/, '')

/** The front page of a site does not identify a work. */
const isPage = (page: string) => page.includes('/')
