import { expect, test } from 'vitest'
import { yearsToCome } from './years-to-come.ts'

const TOO_LATE = { year_published: 'year_too_late' }

test.each([
  { what: 'the current year', kind: 'iucn_assessments', year: 2026, problems: {} },
  { what: 'next year', kind: 'iucn_assessments', year: 2027, problems: TOO_LATE },
  { what: 'next year as it is typed', kind: 'iucn_assessments', year: ' 2027 ', problems: TOO_LATE },
  { what: 'next year of the other convention', kind: 'cms_assessments', year: 2027, problems: TOO_LATE },
  { what: 'a blank year', kind: 'cms_assessments', year: '', problems: {} },
  { what: 'no number', kind: 'cms_assessments', year: 'soon', problems: {} },
  { what: 'a kind whose years may come', kind: 'timeline_events', year: 2027, problems: {} },
])('$what in $kind: $problems', ({ kind, year, problems }) => {
  expect(yearsToCome(kind, { year_published: year }, 2026)).toEqual(problems)
})
