import { Invalid, NotFound } from '../problems.ts'

/** A release as addresses name it. */
interface Named {
  release: string
  simulated: boolean
}

/**
 * The two releases that an address names, in letters of any case. Throws NotFound where one is not stored, and Invalid
 * where both are one, or where one is no release but simulated records.
 */
export function chosenReleases<Release extends Named>(
  stored: readonly Release[],
  { from, to }: { from: string; to: string },
): { from: Release; to: Release } {
  const [earlier, later] = [storedRelease(stored, from), storedRelease(stored, to)]
  if (earlier === later) {
    throw new Invalid(`Both releases are ${earlier.release}. Name two different ones: ${listed(stored)}.`)
  }
  for (const { simulated } of [earlier, later]) {
    if (simulated) {
      throw new Invalid(
        'Simulated records are made up and are not compared with a release. See /api/releases/cites-trade.',
      )
    }
  }
  return { from: earlier, to: later }
}

/** The two newest releases, which are compared unless others are chosen; undefined where there are not two. */
export function newestTwo<Release extends Named>(
  newestFirst: readonly Release[],
): { from: Release; to: Release } | undefined {
  const [to, from] = newestFirst.filter(({ simulated }) => !simulated)
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Whether a release came next after another: no third came into use between them. */
export function isNext<Release extends Named>(
  newestFirst: readonly Release[],
  { from, to }: { from: Release; to: Release },
): boolean {
  const published = newestFirst.filter(({ simulated }) => !simulated)
  const place = published.findIndex(({ release }) => release === to.release)
  return place !== -1 && published[place + 1]?.release === from.release
}

function storedRelease<Release extends Named>(stored: readonly Release[], name: string): Release {
  const found = stored.find(({ release }) => release.toLowerCase() === name.toLowerCase())
  if (found === undefined) {
    throw new NotFound(
      stored.length === 0
        ? `No release is called '${name}': none is stored.`
        : `No release is called '${name}'. Those stored are ${listed(stored)}.`,
    )
  }
  return found
}

const listed = (stored: readonly Named[]) => stored.map(({ release }) => release).join(', ')
