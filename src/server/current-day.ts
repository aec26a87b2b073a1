import { dayOf, MILLISECONDS_OF_A_DAY } from '#domain/calendar.ts'

/** Today, YYYY-MM-DD in UTC. Worked out once a day, since every cached answer is looked up by it. */
export function currentDay(clock: () => number = Date.now): () => string {
  let midnight = Number.NaN
  let day = ''
  return () => {
    const now = clock()
    if (!(now >= midnight && now < midnight + MILLISECONDS_OF_A_DAY)) {
      midnight = now - (now % MILLISECONDS_OF_A_DAY)
      day = dayOf(new Date(now))
    }
    return day
  }
}
