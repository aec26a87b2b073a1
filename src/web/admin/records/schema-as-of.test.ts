import { expect, test } from 'vitest'
import { cmsAssessmentsKind } from '../assessments/cms-assessments-kind.tsx'
import { iucnAssessmentsKind } from '../assessments/iucn-assessments-kind.tsx'
import { timelineEventsKind } from '../timeline/timeline-events-kind.tsx'
import type { AnyRecordKind } from './record-kind.ts'
import { schemaAsOf } from './schema-as-of.ts'

const OWNER = { species_id: '7f000001-0000-4000-8000-000000000001' }

test.each<{ kind: AnyRecordKind; written: object; problems: string[] }>([
  { kind: iucnAssessmentsKind, written: { ...OWNER, status: 'VU', year_published: '2026' }, problems: [] },
  {
    kind: iucnAssessmentsKind,
    written: { ...OWNER, status: 'VU', year_published: '2027' },
    problems: ['year_published year_too_late'],
  },
  {
    kind: cmsAssessmentsKind,
    written: { ...OWNER, status: '', year_published: '2027' },
    problems: ['status cms_status_required', 'year_published year_too_late'],
  },
  {
    kind: timelineEventsKind,
    written: { ...OWNER, title: 'A plan', event_type: 'recovery_plan', year: '2027' },
    problems: [],
  },
])('on the last day of 2026 $kind.address say of $written: $problems', ({ kind, written, problems }) => {
  const { error } = schemaAsOf('2026-12-31', kind).safeParse(written)
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(problems)
})
