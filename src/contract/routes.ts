import { oc } from '@orpc/contract'
import type { ReadMeta } from './shows.ts'

type Address = `/${string}`

/** A question at an address, with what it answers in a sentence. */
export const get = (path: Address, summary: string, meta: ReadMeta = {}) =>
  oc.$meta<ReadMeta>(meta).route({ method: 'GET', path, summary })

/** A change that adds something, or that is made by a word of its own, such as `accept`. */
export const post = (path: Address, summary: string) => oc.route({ method: 'POST', path, summary })

/** A change that writes something anew. */
export const put = (path: Address, summary: string) => oc.route({ method: 'PUT', path, summary })

/** A change that takes something away. */
export const remove = (path: Address, summary: string) => oc.route({ method: 'DELETE', path, summary })
