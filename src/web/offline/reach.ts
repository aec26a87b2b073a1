import i18next from 'i18next'
import { setLine } from './line.ts'

/** The portal gave no answer: the browser's own error, in words that a reader understands. */
export class Unreached extends TypeError {
  override name = 'Unreached'
}

/** Asks the portal, and notes where it gives no answer: then it throws Unreached. */
export async function reach(asked: RequestInfo, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(asked, init)
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem
    setLine('offline')
    throw new Unreached(i18next.t('common:failure.what.network'), { cause: problem })
  }
}
