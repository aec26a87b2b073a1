/** Random numbers that are the same in every run. A linear congruential generator; Numerical Recipes' constants. */
export class SeededNumbers {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** Between 0 and 1, both ends left out. */
  next(): number {
    this.#state = (this.#state * 1_664_525 + 1_013_904_223) >>> 0
    return (this.#state + 0.5) / 2 ** 32
  }

  /** Of the normal distribution with mean 0 and standard deviation 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item)
  }
}
