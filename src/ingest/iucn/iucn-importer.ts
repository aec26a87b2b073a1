import type { PublishedAssessment } from '#domain/assessments/published-assessments.ts'
import type { Importer } from '../importer.ts'
import { recordsRelease } from '../release-facts.ts'
import { readRedListAnswer } from './red-list-answer.ts'

/** Answers of the IUCN Red List API v4, saved as they came: one file per taxon or assessment. */
export const importIucn: Importer = async ({
  documents,
  species,
  notes,
  onBytes,
  release: version,
  today,
}) => {
  const assessments: PublishedAssessment[] = []
  for (const document of documents) {
    const { value, lineOf } = await document.read()
    const answer = readRedListAnswer(value)
    onBytes(document.bytes)
    if ('reason' in answer) {
      notes.read += 1
      const { path, reason } = answer
      notes.refuse({ file: document.name, line: lineOf(path), column: null, reason })
      continue
    }
    for (const { scientific_name, assessments: published } of answer) {
      notes.read += published.length
      const species_id = species.match(scientific_name)
      if (species_id === undefined) notes.skip(scientific_name, published.length)
      else assessments.push(...published.map((one) => ({ species_id, ...one })))
    }
  }

  const [citation, other] = new Set(assessments.flatMap((one) => one.citation ?? []))
  return recordsRelease(
    'iucn_assessments',
    withoutRepetitions(assessments),
    ({ year_published }) => year_published,
    {
      title: 'IUCN Red List assessments',
      version: version ?? null,
      publisher: 'IUCN',
      citation: `IUCN. The IUCN Red List of Threatened Species, API v4${version === undefined ? '' : `, version ${version}`}. https://www.iucnredlist.org. Brought in on ${today}`,
      doi: other === undefined ? doiIn(citation) : null,
      licence: 'IUCN Red List terms and conditions of use',
      address: 'https://www.iucnredlist.org',
    },
  )
}

/** The DOI of a single assessment, as its citation ends with it. */
const doiIn = (citation = ''): string | null =>
  /\b10\.\d{4,9}\/\S+?(?=[.,;]?(?:\s|$))/.exec(citation)?.[0] ?? null

/** A taxon's answer and that of one of its assessments say the same twice, the latter with more. */
function withoutRepetitions(assessments: readonly PublishedAssessment[]): PublishedAssessment[] {
  const seen = new Map<string, PublishedAssessment>()
  for (const one of assessments) {
    const key = `${one.species_id}:${one.scope_code}:${one.assessment_id}`
    const { criteria, population_trend, citation } = seen.get(key) ?? {}
    seen.set(key, {
      ...one,
      criteria: one.criteria ?? criteria ?? null,
      population_trend: one.population_trend ?? population_trend ?? null,
      citation: one.citation ?? citation ?? null,
    })
  }
  return [...seen.values()]
}
