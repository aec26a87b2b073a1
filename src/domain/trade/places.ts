/** Numbers what comes, in the order in which it first comes. */
export class Places<Value> {
  readonly all: Value[] = []
  readonly #known = new Map<Value, number>()

  of(value: Value): number {
    const known = this.#known.get(value)
    if (known !== undefined) return known
    this.#known.set(value, this.all.length)
    return this.all.push(value) - 1
  }
}
