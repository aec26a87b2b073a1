import type { DataScopes } from '#database/releases/data-scopes.ts'
import type { Answer } from './answer.ts'
import type { DataVersion } from './data-version.ts'

interface Answers {
  get: (address: string) => Promise<Answer>
}

/** Answers that something is made of, which therefore rests on what they rest on. */
export class AskedAnswers implements Answers {
  readonly #answers: Answers
  readonly #versions: Pick<DataVersion, 'ofScopes'>
  readonly #dataVersion: string
  /** Undefined once one of them rests on all data. */
  #scopes: Set<string> | undefined = new Set()

  constructor(answers: Answers, versions: Pick<DataVersion, 'ofScopes'>, dataVersion: string) {
    this.#answers = answers
    this.#versions = versions
    this.#dataVersion = dataVersion
  }

  async get(address: string): Promise<Answer> {
    const answer = await this.#answers.get(address)
    // What was missing may come with any change.
    const restsOn = answer.status === 200 ? answer.restsOn : undefined
    if (restsOn === undefined) this.#scopes = undefined
    for (const scope of restsOn ?? []) this.#scopes?.add(scope)
    return answer
  }

  /** What rests on all that was asked so far: its scopes, and the data version with which those last changed. */
  get madeOf(): { restsOn: DataScopes | undefined; version: string } {
    const restsOn = this.#scopes && [...this.#scopes].toSorted()
    return {
      restsOn,
      version: this.#versions.ofScopes(this.#dataVersion, restsOn) ?? this.#dataVersion,
    }
  }
}
