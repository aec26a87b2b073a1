import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import { noStatus } from '#testing/no-status.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { tradeHere } from '#testing/trade-here.ts'
import type { Context } from '../access.ts'
import { SpeciesImages } from '../images/species-images.ts'
import { router } from './index.ts'

describeOnBothEngines('a portal without species', (connection) => {
  test('answers with empty lists and counted zeros, and its log says why', async () => {
    const warnings: string[] = []
    const context: Context = {
      db: connection().reader,
      ...tradeHere(connection().reader),
      records: (read) => read(connection().reader),
      currentDay: '2026-11-21',
      images: new SpeciesImages(connection(), '', () => undefined),
      portal: {
        name: 'Arctic Tracker',
        institution: 'University of Akureyri',
        credit_line: 'A research project',
        contact: null,
        issues_url: null,
        public_url: 'http://localhost:3000',
        roles: [],
        version: '1.0.0',
      },
      status: noStatus,
      warn: (message) => void warnings.push(message),
    }
    expect(await call(router.species.list, undefined, { context })).toEqual([])
    expect(warnings).toEqual(['No species found'])
    expect(await call(router.species.page, {}, { context })).toMatchObject({ species: [], total: 0 })
    expect(await call(router.summaries.landing, undefined, { context })).toMatchObject({
      metrics: { totalSpecies: 0, tradeRecordCount: 0, iucnCoverage: { percentage: 0 } },
      featured: [],
    })
    expect(await call(router.summaries.effectiveness, {}, { context })).toEqual([])
    expect(await call(router.summaries.effectivenessCount, {}, { context })).toMatchObject({
      count: 0,
      total: 0,
    })
    expect(await call(router.summaries.dashboard, {}, { context })).toMatchObject({
      entries: 0,
      pctDecreasingTrade: null,
    })
  })
})
