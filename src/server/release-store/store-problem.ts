/** The store cannot be used now; the message is a sentence for the operator. */
export class StoreProblem extends Error {
  override name = 'StoreProblem'
}
