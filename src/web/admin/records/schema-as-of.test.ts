import { expect, test } from 'vitest'
import { CURATED_INPUTS } from '#contract/curated-contracts.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { schemaAsOf } from './schema-as-of.ts'

const OWNER = { species_id: '7f000001-0000-4000-8000-000000000001' }

test.each<{ topic: CuratedTopic; written: object; problems: string[] }>([
  { topic: 'iucn_assessments', written: { ...OWNER, status: 'VU', year_published: '2026' }, problems: [] },
  {
    topic: 'iucn_assessments',
    written: { ...OWNER, status: 'VU', year_published: '2027' },
    problems: ['year_published year_too_late'],
  },
  {
    topic: 'cms_assessments',
    written: { ...OWNER, status: '', year_published: '2027' },
    problems: ['status cms_status_required', 'year_published year_too_late'],
  },
  {
    topic: 'timeline_events',
    written: { ...OWNER, title: 'A plan', event_type: 'recovery_plan', year: '2027' },
    problems: [],
  },
])('on the last day of 2026 $topic say of $written: $problems', ({ topic, written, problems }) => {
  const { error } = schemaAsOf('2026-12-31', { topic, schema: CURATED_INPUTS[topic] }).safeParse(written)
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(problems)
})
