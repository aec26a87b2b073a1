import { type Answer, contentOf } from './answer.ts'

/** A refusal of the interface, which is handed on as it is. */
export class RefusedAnswer extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`The interface answered ${answer.status}`)
    this.answer = answer
  }
}

/** What the interface answered. Throws RefusedAnswer where it refused. */
export function answered<Content>(answer: Answer): Content {
  if (answer.status !== 200) throw new RefusedAnswer(answer)
  return contentOf<Content>(answer)
}
