/** Equal lists of words as one list, which is the first of them: few are different, though thousands of species have one each. */
export function sharedLists<List extends readonly string[]>(): (list: List) => List {
  const known = new Map<string, List>()
  return (list) => {
    const key = list.join()
    const first = known.get(key) ?? list
    known.set(key, first)
    return first
  }
}
