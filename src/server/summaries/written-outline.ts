import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { list, paragraph } from './markup.ts'

/** What a written page says before its first heading, and its headings, as the build wrote them down: markup. */
interface WrittenOutline {
  lead: string
  parts: { id: string; title: string }[]
}

/** The outlines of the written pages, by the names of their texts. */
export type Outlines = ReadonlyMap<string, WrittenOutline>

const FOLDER = 'outlines'

/** Reads them in every language from the folder of the built web; a text that a language lacks is there in English. */
export async function readOutlines(web: string): Promise<Readonly<Record<Language, Outlines>>> {
  const english = await outlinesIn(web, FALLBACK_LANGUAGE)
  const entries = LANGUAGES.map(async (language): Promise<[Language, Outlines]> => {
    return [language, new Map([...english, ...(await outlinesIn(web, language))])]
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Outlines>
}

/** Throws when the web has not been built. */
async function outlinesIn(web: string, language: Language): Promise<Outlines> {
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
