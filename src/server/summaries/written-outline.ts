import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { list, paragraph } from './markup.ts'

/** What a written page says before its first heading, and its headings, as the build wrote them down: markup. */
interface WrittenOutline {
  lead: string
  parts: { id: string; title: string }[]
}

/** The outlines of the written pages, by the names of their texts. */
export type Outlines = ReadonlyMap<string, WrittenOutline>

const FOLDER = 'outlines'

/** Reads them from the folder of the built web; throws when it has not been built. */
export async function readOutlines(web: string, language: string): Promise<Outlines> {
  const folder = join(web, FOLDER, language)
  const entries = (await readdir(folder)).map(async (file): Promise<[string, WrittenOutline]> => {
    return [basename(file, '.json'), JSON.parse(await readFile(join(folder, file), 'utf8'))]
  })
  return new Map(await Promise.all(entries))
}

/** The outline of a written page with links to its parts. */
export function writtenSummary({ lead, parts }: WrittenOutline): string {
  return [
    lead === '' ? '' : paragraph(lead),
    list(parts.map(({ id, title }) => `<a href="#${id}">${title}</a>`)),
  ].join('')
}
