/**
 * The same pure function, worked out once for each thing that it is asked about, for as long as that thing is in memory:
 * for what many questions need of records that were read once. The records may not be changed afterwards.
 */
export function onceEach<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, { value: Made }>()
  return (thing) => {
    const known = made.get(thing)
    if (known !== undefined) return known.value
    const value = make(thing)
    made.set(thing, { value })
    return value
  }
}

/** The same pure function, whose latest answer is held: for what follows the day or the year, of which one is asked about. */
export function latestOf<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  let known: { key: Key; value: Made } | undefined
  return (key) => {
    if (known === undefined || known.key !== key) known = { key, value: make(key) }
    return known.value
  }
}

/**
 * What a pure function makes of each thing of a list. What was made of a thing of the list that was asked about before is
 * taken over, so that a list of which little is new takes little; a memory of each thing by itself would take 100 bytes more.
 */
export function onceForEach<Thing extends object, Made>(
  make: (thing: Thing) => Made,
): (things: readonly Thing[]) => readonly Made[] {
  let before: { things: readonly Thing[]; made: readonly Made[] } = { things: [], made: [] }
  return onceEach((things) => {
    const { things: former, made: known } = before
    // Mostly one thing is another and all others stand where they stood: a map of all would take longer than the rest.
    const moved = new Map<Thing, number>()
    former.forEach((thing, place) => {
      if (thing !== things[place]) moved.set(thing, place)
    })
    const made = things.map((thing, at) => {
      const place = thing === former[at] ? at : moved.get(thing)
      return place === undefined ? make(thing) : (known[place] as Made)
    })
    before = { things, made }
    return made
  })
}
