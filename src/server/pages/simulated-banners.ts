const SIMULATED_BANNER = /<aside data-simulated="(\w+)".*?<\/aside>/g

/** A first paint as built has the banner of each dataset that may be simulated; all but those of `datasets` go. */
export function withBannersOf(datasets: readonly string[], paint: string): string {
  return paint.replace(SIMULATED_BANNER, (banner, dataset) => (datasets.includes(dataset) ? banner : ''))
}
