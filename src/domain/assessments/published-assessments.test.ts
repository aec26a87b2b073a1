import { expect, test } from 'vitest'
import { type AssessmentInUse, assessmentChanges, type PublishedAssessment } from './published-assessments.ts'

const assessed = (year_published: number, status: 'LC' | 'VU' | 'EN' | null, more = {}) =>
  ({
    species_id: 'bear',
    assessment_id: null,
    year_published,
    status,
    original_category: status,
    is_latest: false,
    possibly_extinct: null as boolean | null,
    possibly_extinct_in_wild: null as boolean | null,
    url: null,
    scope_code: '1',
    scope_description: 'Global',
    ...more,
  }) satisfies PublishedAssessment

const onRecord = (...[year, status, more]: Parameters<typeof assessed>): AssessmentInUse => ({
  ...assessed(year, status, more),
  id: `${year}`,
  version: 3,
})

test.each<{ what: string; inUse: AssessmentInUse[]; published: PublishedAssessment[]; changes: object[] }>([
  {
    what: 'the same assessments change nothing',
    inUse: [onRecord(2015, 'VU', { is_latest: true })],
    published: [assessed(2015, 'VU', { is_latest: true })],
    changes: [],
  },
  {
    what: 'the IUCN’s id and address are filled in',
    inUse: [onRecord(2015, 'VU')],
    published: [assessed(2015, 'VU', { assessment_id: 14871490, url: 'https://www.iucnredlist.org/x' })],
    changes: [
      {
        row_id: '2015',
        version: 3,
        before: { assessment_id: null, url: null },
        after: { assessment_id: 14871490, url: 'https://www.iucnredlist.org/x' },
      },
    ],
  },
  {
    what: 'a newer one takes the mark of the latest, which is given up first',
    inUse: [onRecord(2015, 'VU', { is_latest: true })],
    published: [assessed(2015, 'VU'), assessed(2026, 'EN', { is_latest: true })],
    changes: [
      { row_id: '2015', before: { is_latest: true }, after: { is_latest: false } },
      { row_id: null, species_id: 'bear', after: { year_published: 2026, status: 'EN', is_latest: true } },
    ],
  },
  {
    what: 'the mark goes over from one that the answer does not hold',
    inUse: [onRecord(2016, 'VU', { is_latest: true })],
    published: [assessed(2015, 'VU', { is_latest: true })],
    changes: [
      { row_id: '2016', after: { is_latest: false } },
      { row_id: null, after: { year_published: 2015, is_latest: true } },
    ],
  },
  {
    what: 'between two on record the mark is given up before it is taken',
    inUse: [onRecord(2015, 'VU'), onRecord(2016, 'EN', { is_latest: true })],
    published: [assessed(2015, 'VU', { is_latest: true }), assessed(2016, 'EN')],
    changes: [
      { row_id: '2016', after: { is_latest: false } },
      { row_id: '2015', after: { is_latest: true } },
    ],
  },
  {
    what: 'another category of the only one of that year is a change',
    inUse: [onRecord(2015, 'LC')],
    published: [assessed(2015, 'VU')],
    changes: [
      {
        row_id: '2015',
        before: { status: 'LC', original_category: 'LC' },
        after: { status: 'VU', original_category: 'VU' },
      },
    ],
  },
  {
    what: 'an amended assessment of the same year takes the place of the one on record',
    inUse: [onRecord(2015, 'VU', { assessment_id: 1 })],
    published: [assessed(2015, 'VU', { assessment_id: 1 }), assessed(2015, 'EN', { assessment_id: 2 })],
    changes: [{ row_id: '2015', after: { assessment_id: 2, status: 'EN' } }],
  },
  {
    what: 'of two of one year the latest counts',
    inUse: [],
    published: [
      assessed(2015, 'VU', { assessment_id: 1, is_latest: true }),
      assessed(2015, 'EN', { assessment_id: 2 }),
    ],
    changes: [{ row_id: null, after: { assessment_id: 1, status: 'VU' } }],
  },
  {
    what: 'an old category on record keeps its own wording',
    inUse: [onRecord(1986, null, { original_category: 'Very rare' })],
    published: [assessed(1986, null, { original_category: 'V' })],
    changes: [],
  },
  {
    what: 'a published answer on extinction replaces an unknown one',
    inUse: [onRecord(2019, 'LC')],
    published: [assessed(2019, 'LC', { possibly_extinct: false })],
    changes: [{ row_id: '2019', before: { possibly_extinct: null }, after: { possibly_extinct: false } }],
  },
  {
    what: 'without a published answer on extinction the one on record stays',
    inUse: [onRecord(2019, 'LC', { possibly_extinct: true, possibly_extinct_in_wild: false })],
    published: [assessed(2019, 'LC')],
    changes: [],
  },
  {
    what: 'scopes are apart: Europe’s latest leaves the world’s alone',
    inUse: [onRecord(2015, 'VU', { is_latest: true })],
    published: [
      assessed(2015, 'VU', { is_latest: true }),
      assessed(2007, 'LC', { is_latest: true, scope_code: '2', scope_description: 'Europe' }),
    ],
    changes: [{ row_id: null, after: { scope_code: '2', is_latest: true } }],
  },
  {
    what: 'what the answer does not hold stays',
    inUse: [onRecord(1996, 'LC'), onRecord(2015, 'VU')],
    published: [assessed(2015, 'VU')],
    changes: [],
  },
])('$what', ({ inUse, published, changes }) => {
  const found = assessmentChanges(inUse, published)
  expect(found).toHaveLength(changes.length)
  expect(found).toMatchObject(changes)
})
