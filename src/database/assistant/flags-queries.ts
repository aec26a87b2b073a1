import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { type Attention, attentionOf, FLAG_CONFLICTS } from '#domain/summaries/attention.ts'
import type { Reader } from '../access.ts'
import { listAttentionFacts } from '../summaries/attention-queries.ts'
import type { Answer } from './answer.ts'

const TABLE_OF: Readonly<Partial<Record<Attention, CuratedTopic>>> = {
  several_main_english_names: 'common_names',
  no_latest_assessment: 'iucn_assessments',
  latest_assessment_not_newest: 'iucn_assessments',
  no_current_cites_listing: 'cites_listings',
  several_current_cites_listings: 'cites_listings',
  no_current_cms_listing: 'cms_listings',
}

/** Species whose records carry marks that contradict each other, and how; each leads to all these records. */
export async function answerConflictingFlags(db: Reader, today: string): Promise<Answer> {
  const all = await listAttentionFacts(db)
  return {
    of_species: true,
    columns: ['conflict'],
    rows: all.flatMap(({ facts, ...own }) =>
      attentionOf(facts, today)
        .filter((attention) => FLAG_CONFLICTS.includes(attention))
        .map((conflict) => ({
          id: `${own.id}:${conflict}`,
          species: own,
          cells: { conflict },
          fix: {
            at: 'list',
            table: TABLE_OF[conflict] ?? 'species',
            search: own.scientific_name,
          } as const,
        })),
    ),
  }
}
