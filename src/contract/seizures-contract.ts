import { oc } from '@orpc/contract'
import { z } from 'zod'
import { RISK_LEVELS } from '#domain/seizures/risk-level.ts'
import { speciesId } from './vocabularies.ts'

export const seizureRecord = z.object({
  id: z.uuid(),
  seizure_year: z.number().int().nullable(),
  seizure_date: z.string().nullable(),
  country_code: z.string().nullable(),
  product_category: z.string().nullable(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  source_database: z.string().nullable(),
  reference: z.string().nullable(),
  product: z
    .object({ product_name: z.string(), main_category: z.string().nullable(), is_high_value: z.boolean() })
    .nullable(),
})

export const illegalTradeSummary = z.object({
  totalSeizures: z.number().int(),
  productTypesCount: z.number().int(),
  highValueProductsCount: z.number().int(),
  isCitesAppendixI: z.boolean(),
  riskLevel: z.enum(RISK_LEVELS),
  productTypes: z.array(z.string()),
  /** Source I rows of the trade release: never part of the figures above. */
  confiscatedInTrade: z.object({
    records: z.number().int(),
    first_year: z.number().int().nullable(),
    last_year: z.number().int().nullable(),
  }),
})

export const seizuresContract = {
  summary: oc
    .route({
      method: 'GET',
      path: '/species/{id}/illegal-trade',
      summary: 'Seizure records of a species counted, with the risk level',
    })
    .input(z.object({ id: speciesId }))
    .output(illegalTradeSummary)
    .errors({ NOT_FOUND: {} }),

  list: oc
    .route({
      method: 'GET',
      path: '/species/{id}/seizures',
      summary: 'Seizure records of a species, newest first, undated last',
    })
    .input(z.object({ id: speciesId }))
    .output(z.array(seizureRecord)),
}
