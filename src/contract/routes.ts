import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { ReadMeta } from './shows.ts'
import { speciesId } from './vocabularies.ts'

type Address = `/${string}`

/** A question at an address, with what it answers in a sentence. */
export const get = (path: Address, summary: string, meta: ReadMeta = {}) =>
  oc.$meta<ReadMeta>(meta).route({ method: 'GET', path, summary })

/** A question about something that may not exist. */
export const getOne = (path: Address, summary: string, meta: ReadMeta = {}) =>
  get(path, summary, meta).errors({ NOT_FOUND: {} })

/** A question about the species at `{id}`. */
export const getOfSpecies = (path: Address, summary: string, meta: ReadMeta = {}) =>
  getOne(path, summary, meta).input(z.object({ id: speciesId }))

/** A change that adds something, or that is made by a word of its own, such as `accept`. */
export const post = (path: Address, summary: string) => oc.route({ method: 'POST', path, summary })

/** A change that writes something anew. */
export const put = (path: Address, summary: string) => oc.route({ method: 'PUT', path, summary })

/** A change that takes something away. */
export const remove = (path: Address, summary: string) => oc.route({ method: 'DELETE', path, summary })
