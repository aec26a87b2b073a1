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
