import { expect, test } from 'vitest'
import { aCmsListing, aCuratedEvent, aListing, anAssessment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listTimelineEvents } from './timeline-queries.ts'

describeOnBothEngines('the timeline', (connection) => {
  test("tells records and curators' events together, newest first, without trade", async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db, { authority: '(Phipps, 1774)' })
    await anAssessment(db, id, { year_published: 2015, status: 'VU' })
    await aListing(db, id, { listing_date: '1975-07-01' })
    await aCmsListing(db, id)
    await aCuratedEvent(db, id, { event_date: '1973-11-15', title: 'Agreement on the polar bear' })
    await aCuratedEvent(db, id, { event_type: 'cites_trade', year: 2020, title: 'Trade' })

    const events = await listTimelineEvents(reader, id)
    expect(events.map(({ event_type, year, title }) => [event_type, year, title])).toEqual([
      ['iucn_assessment', 2015, 'VU'],
      ['cites_listing', 1975, 'II'],
      ['legislation', 1973, 'Agreement on the polar bear'],
      ['description', 1774, 'Scientific Description'],
      ['cms_listing', null, 'II'],
    ])
  })

  test('of an unknown species is refused', async () => {
    await expect(
      listTimelineEvents(connection().reader, '00000000-0000-4000-8000-000000000000'),
    ).rejects.toThrow('Could not find details')
  })
})
